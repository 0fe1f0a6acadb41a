// The door for the app.
export type { paths } from './generated/types.ts'
export * from './generated/content.ts'
export type * from './generated/account/account.schemas.ts'
export * from './generated/account/email.ts'
export * from './generated/account/passkeys.ts'
export * from './generated/account/session.ts'
export * from './generated/account/sessions.ts'
export * from './generated/account/sign-in.ts'
export * from './generated/account/sign-up.ts'
export * from './generated/account/webauthn.ts'
export * from './generated/constants.ts'
export * from './due.ts'
export * from './imageTypes.ts'
export type * from './kindName.ts'
export * from './visibleText.ts'
export * from './apiError.ts'
export { onServerBusy } from './transport/retryAfter429.ts'
export * from './invalidates.ts'
export * from './download.ts'
export * from './upload.ts'
export * from './passkeys/ceremonies.ts'
export * from './passkeys/failure.ts'
export * from './passkeys/signals.ts'
export {
  type AuthChange,
  announceAuthChange,
  authChangeEvent,
  isReauthenticationRequired,
  onAuthChange,
} from './transport/authChange.ts'
export { type ApiConfig, configureApi } from './transport/config.ts'
export { onServerDate, type ServerDate } from './transport/serverDate.ts'

// The door for the app.
export type * from './generated/types.ts'
export * from './generated/account.ts'
export * from './generated/content.ts'
export * from './generated/constants.ts'
export * from './imageTypes.ts'
export * from './apiError.ts'
export * from './options.ts'
export * from './download.ts'
export * from './upload.ts'
export * from './passkeys/ceremonies.ts'
export * from './passkeys/failure.ts'
export * from './passkeys/signals.ts'
export { type AnswerOf, type CallOptions } from './transport/account.ts'
export {
  type AuthChange,
  authChangeEvent,
  isReauthenticationRequired,
  onAuthChange,
} from './transport/authChange.ts'
export { type ApiConfig, configureApi } from './transport/config.ts'

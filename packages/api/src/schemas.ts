// The door for those who need the description and nothing that runs in a browser: types, zod schemas
// (`…Schema` for each component) and the list of operations. Plain Node can import it.
export type { operations, paths } from './generated/types.ts'
export type * from './generated/content.ts'
export type * from './generated/account/account.schemas.ts'
export * from './generated/constants.ts'
export * from './due.ts'
export * from './imageTypes.ts'
export type * from './kindName.ts'
export * from './retryAfter.ts'
export * from './visibleText.ts'
export * from './generated/content.zod.ts'
export * from './generated/account.zod.ts'
export { apiOperations } from './generated/operations.ts'
export { checkAnswer } from './answerCheck.ts'

import type { apiOperations } from './generated/operations.ts'

/** The name of an operation in the descriptions. */
export type OperationId = keyof typeof apiOperations

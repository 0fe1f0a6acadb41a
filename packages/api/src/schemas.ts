// The door for those who need the description and nothing that runs in a browser: types, zod schemas
// (`…Schema` for each component) and the list of operations. Plain Node can import it.
export type * from './generated/types.ts'
export * from './generated/constants.ts'
export * from './imageTypes.ts'
export * from './generated/zod.ts'
export { apiOperations } from './generated/operations.ts'
export { checkAnswer } from './answerCheck.ts'

import type { apiOperations } from './generated/operations.ts'

/** The name of an operation in the descriptions. */
export type OperationId = keyof typeof apiOperations

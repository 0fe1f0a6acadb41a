import type { QueryKey } from '@tanstack/react-query'
import type { apiOperations } from './generated/operations.ts'

type Operations = typeof apiOperations

/** The name of every operation of both APIs that may change something. Generated mutations have it as their key. */
export type MutationName = {
  [Name in keyof Operations]: Operations[Name]['method'] extends 'GET' ? never : Name
}[keyof Operations]

// The beginning of the keys that orval generates: that of a list also begins those of its pages and its objects.
const content = (resource: string) => ['api', 'v1', resource]
const ofAccount = (resource: string) => ['_allauth', 'browser', 'v1', 'account', resource]

/** Every widget of every kind. */
const dashboard = content('widgets')
const dailyTodosModules = content('daily-todos-modules')
const dailyTodoOptions = content('daily-todo-options')
const dailyTodosWidgets = content('daily-todos-widgets')
const inspirationModules = content('inspiration-modules')
const inspirationOptions = content('inspiration-options')
const inspirationWidgets = content('inspiration-widgets')
const emailAddresses = ofAccount('email')
const authenticators = ofAccount('authenticators')

/** What each mutation makes out of date. A new operation does not compile without its line. */
export const invalidates = {
  createDailyTodosModule: [dailyTodosModules],
  updateDailyTodosModule: [dailyTodosModules],
  deleteDailyTodosModule: [dailyTodosModules, dashboard],
  createDailyTodoOption: [dailyTodoOptions],
  updateDailyTodoOption: [dailyTodoOptions],
  patchDailyTodoOption: [dailyTodoOptions],
  deleteDailyTodoOption: [dailyTodoOptions],
  createDailyTodosWidget: [dailyTodosWidgets, dashboard],
  updateDailyTodosWidget: [dailyTodosWidgets, dashboard],
  deleteDailyTodosWidget: [dailyTodosWidgets, dashboard],
  // The card knows the response before the server is asked again.
  createDailyTodoItem: [],
  updateDailyTodoItem: [],

  createInspirationModule: [inspirationModules],
  updateInspirationModule: [inspirationModules],
  deleteInspirationModule: [inspirationModules, dashboard],
  createInspirationOption: [inspirationOptions],
  updateInspirationOption: [inspirationOptions],
  patchInspirationOption: [inspirationOptions],
  deleteInspirationOption: [inspirationOptions],
  createInspirationWidget: [inspirationWidgets, dashboard],
  updateInspirationWidget: [inspirationWidgets, dashboard],
  deleteInspirationWidget: [inspirationWidgets, dashboard],
  createInspirationItem: [],
  createFileUpload: [],
  // The answer has all of them.
  patchPreferences: [],
  createPushSubscription: [],
  deletePushSubscription: [],
  putUpload: [],

  addEmailAddress: [emailAddresses],
  deleteEmailAddress: [emailAddresses],
  setPrimaryEmailAddress: [emailAddresses],
  requestEmailVerification: [emailAddresses],
  addPasskey: [authenticators],
  renamePasskey: [authenticators],
  deletePasskeys: [authenticators],

  // What a step of a flow changes is the session, which is announced.
  signUp: [],
  createSignUpPasskey: [],
  verifyEmail: [],
  resendVerification: [],
  requestLoginCode: [],
  confirmLoginCode: [],
  logInByPasskey: [],
  reauthenticate: [],
  endSessions: [],
  deleteSession: [],
  // The session ends with the account: to read it again would only be refused.
  deleteAccount: [],
} satisfies Record<MutationName, readonly QueryKey[]>

/** The list of the object that a mutation deletes. Its id is in the variables. */
export const deletesFrom: Partial<Record<MutationName, QueryKey>> = {
  deleteDailyTodosModule: dailyTodosModules,
  deleteDailyTodoOption: dailyTodoOptions,
  deleteDailyTodosWidget: dailyTodosWidgets,
  deleteInspirationModule: inspirationModules,
  deleteInspirationOption: inspirationOptions,
  deleteInspirationWidget: inspirationWidgets,
}

/** Returns the name of a generated mutation. Undefined for any other, which has another key or no key. */
export function mutationName(mutationKey: QueryKey | undefined): MutationName | undefined {
  const [name] = mutationKey ?? []
  return typeof name === 'string' && Object.hasOwn(invalidates, name)
    ? (name as MutationName)
    : undefined
}

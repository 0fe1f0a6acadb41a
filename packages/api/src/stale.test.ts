import { expect, test } from 'vitest'
import {
  getRenamePasskeyMutationOptions,
  getSetPrimaryEmailAddressMutationOptions,
  getSignUpMutationOptions,
} from './index.ts'
import {
  getDeleteAccountMutationOptions,
  getDeleteDailyTodosModuleMutationOptions,
  getGetDailyTodoOptionQueryKey,
  getListDailyTodoOptionsQueryKey,
  getUpdateDailyTodoItemMutationOptions,
  getUpdateDailyTodoOptionMutationOptions,
  getUpdateDailyTodosWidgetMutationOptions,
} from './generated/content.ts'

const content = (resource: string) => ['api', 'v1', resource]
const account = (resource: string) => ['_allauth', 'browser', 'v1', 'account', resource]

test.each([
  ['an option', getUpdateDailyTodoOptionMutationOptions(), [content('daily-todo-options')]],
  [
    'a widget, which the dashboard shows',
    getUpdateDailyTodosWidgetMutationOptions(),
    [content('daily-todos-widgets'), content('widgets')],
  ],
  [
    'a deleted module, whose widgets go with it',
    getDeleteDailyTodosModuleMutationOptions(),
    [content('daily-todos-modules'), content('widgets')],
  ],
  ['a passkey', getRenamePasskeyMutationOptions(), [account('authenticators')]],
  ['an e-mail address', getSetPrimaryEmailAddressMutationOptions(), [account('email')]],
  ['an item, which its widget updates', getUpdateDailyTodoItemMutationOptions(), []],
  ['a step of a flow', getSignUpMutationOptions(), []],
  ['a deleted account, whose session is over', getDeleteAccountMutationOptions(), []],
])('a change of %s names what is out of date', (_, { meta }, stale) => {
  expect(meta?.stale).toEqual(stale)
})

test('the key of a list begins the keys of its pages and objects', () => {
  const key = getListDailyTodoOptionsQueryKey()
  expect(getListDailyTodoOptionsQueryKey({ module: 2 }).slice(0, key.length)).toEqual(key)
  expect(getGetDailyTodoOptionQueryKey(6)).toEqual([...key, 6])
})

test('only a deletion says that it is one', () => {
  expect(getDeleteDailyTodosModuleMutationOptions().meta?.isDeletion).toBe(true)
  expect(getUpdateDailyTodoOptionMutationOptions().meta?.isDeletion).toBe(false)
  expect(getDeleteAccountMutationOptions().meta?.isDeletion).toBe(false)
})

test('what a caller adds to the meta stays', () => {
  const { meta } = getUpdateDailyTodoOptionMutationOptions({
    mutation: { meta: { isAwaited: true } },
  })
  expect(meta).toMatchObject({ isAwaited: true, stale: [content('daily-todo-options')] })
})

import { expect, test } from 'vitest'
import {
  deletesFrom,
  getDeleteDailyTodosModuleMutationOptions,
  getGetDailyTodoOptionQueryKey,
  getGetWidgetsQueryKey,
  getListAuthenticatorsQueryKey,
  getListDailyTodoOptionsQueryKey,
  getListDailyTodosModulesQueryKey,
  getListDailyTodosWidgetsQueryKey,
  getListEmailAddressesQueryKey,
  getListInspirationModulesQueryKey,
  getListInspirationOptionsQueryKey,
  getListInspirationWidgetsQueryKey,
  getRenamePasskeyMutationOptions,
  getSetPrimaryEmailAddressMutationOptions,
  invalidates,
  mutationName,
} from './index.ts'

const generatedKeys = [
  getGetWidgetsQueryKey(),
  getListDailyTodosModulesQueryKey(),
  getListDailyTodoOptionsQueryKey(),
  getListDailyTodosWidgetsQueryKey(),
  getListInspirationModulesQueryKey(),
  getListInspirationOptionsQueryKey(),
  getListInspirationWidgetsQueryKey(),
  getListEmailAddressesQueryKey(),
  getListAuthenticatorsQueryKey(),
]

test('each key of the table is the key of a generated query', () => {
  const named = [...Object.values(invalidates).flat(), ...Object.values(deletesFrom)]
  for (const key of named) expect(generatedKeys).toContainEqual(key)
})

test('the key of a list begins the keys of its pages and objects', () => {
  const key = getListDailyTodoOptionsQueryKey()
  expect(getListDailyTodoOptionsQueryKey({ module: 2 }).slice(0, key.length)).toEqual(key)
  expect(getGetDailyTodoOptionQueryKey(6)).toEqual([...key, 6])
})

test('a generated mutation is found in the table by its key', () => {
  const nameOf = ({ mutationKey }: { mutationKey?: readonly unknown[] }) =>
    mutationName(mutationKey)
  expect(nameOf(getDeleteDailyTodosModuleMutationOptions())).toBe('deleteDailyTodosModule')
  expect(nameOf(getRenamePasskeyMutationOptions())).toBe('renamePasskey')
  expect(nameOf(getSetPrimaryEmailAddressMutationOptions())).toBe('setPrimaryEmailAddress')
  expect(mutationName(['toString'])).toBeUndefined()
  expect(mutationName(undefined)).toBeUndefined()
})

test('what a deletion deletes is of a list that it makes out of date', () => {
  for (const [name, list] of Object.entries(deletesFrom)) {
    expect(invalidates[name as keyof typeof invalidates]).toContainEqual(list)
  }
})

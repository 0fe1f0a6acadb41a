import type { QueryKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import * as api from './index.ts'
import {
  deletesFrom,
  getDeleteDailyTodosModuleMutationOptions,
  getGetDailyTodoOptionQueryKey,
  getGetWidgetsQueryKey,
  getListDailyTodoOptionsQueryKey,
  getRenamePasskeyMutationOptions,
  getSetPrimaryEmailAddressMutationOptions,
  invalidates,
  mutationName,
} from './index.ts'

const lists = Object.entries(api).flatMap(([name, key]) =>
  /^getList\w+QueryKey$/.test(name) ? [(key as () => QueryKey)()] : [],
)
const generatedKeys = [getGetWidgetsQueryKey(), ...lists]

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

test('each deletion of a module, an option or a widget says what it deletes from', () => {
  const ofModules = Object.keys(invalidates).filter((name) =>
    /^delete\w+(Module|Option|Widget)$/.test(name),
  )
  expect(Object.keys(deletesFrom).toSorted()).toEqual(ofModules.toSorted())
})

test('what a deletion deletes is of a list that it makes out of date', () => {
  for (const [name, list] of Object.entries(deletesFrom)) {
    expect(invalidates[name as keyof typeof invalidates]).toContainEqual(list)
  }
})

import { apiOperations } from '@daymark/api/schemas'
import { expect, test } from 'vitest'
import { codeIn, read } from './sources.ts'

/** Operations that need no `Editing`, and why. */
const others: Record<string, string> = {
  updateDailyTodoItem: 'A status and a note have a rule of their own, and the way of a tick.',
  patchPreferences: 'Of two choices the last one is valid.',
  putUpload: 'It sends a file to an address of its own.',
}

/** Of the account only a passkey has a member that a person changes. Its other operations are steps of a flow. */
const isOfObject = (id: string, path: string) => path.startsWith('/api/') || id === 'renamePasskey'

/** The names that the client has for the operations that change an object. */
const names = Object.entries(apiOperations)
  .filter(([id, { method, path }]) => ['PUT', 'PATCH'].includes(method) && isOfObject(id, path))
  .filter(([id]) => !(id in others))
  .flatMap(([id]) => {
    const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`
    return [id, `use${name}`, `get${name}MutationOptions`]
  })

test('what changes an object is called by the definitions that `Editing` takes, and nowhere else', () => {
  expect(names).toEqual(expect.arrayContaining(['patchDailyTodoOption', 'useRenamePasskey']))
  // In quotes it is the name of an operation.
  const calls = new RegExp(`(?<!['\\w])(${names.join('|')})(?!\\w)`)
  const found = codeIn('src').filter((file) => calls.test(read(file)))
  expect(found.toSorted()).toEqual([
    'src/features/account/changeable.ts',
    'src/features/daily-todos/changeable.ts',
    'src/features/inspiration/changeable.ts',
  ])
})

test('no exception is left over', () => {
  expect(Object.keys(apiOperations)).toEqual(expect.arrayContaining(Object.keys(others)))
})

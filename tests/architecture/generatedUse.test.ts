import { expect, test } from 'vitest'
import { imageTypes } from '../../packages/api/src/generated/constants.ts'
import { isHandWrittenSource, listFiles, read } from './sources.ts'

const words = (source: string) => source.match(/\w+/g) ?? []

/** Whatever runs, besides tests: the app, both packages, and the promises that make the pact. */
const consumers = listFiles('src', 'packages', 'contracts').filter(
  (file) => isHandWrittenSource(file) && !/\.test\.tsx?$|\/testing\//.test(file),
)
const pacts = listFiles('contracts').filter((file) => file.endsWith('.pact.test.ts'))
const named = new Set([...consumers, ...pacts].flatMap((file) => words(read(file))))

/** Each export with its own text, in which it may name others. */
const exports = new Map(
  listFiles('packages/api/src/generated').flatMap((file) =>
    read(file)
      .split(/^(?=export )/m)
      .flatMap((text): [string, string][] => {
        const name = /^export (?:const|type|interface) (\w+)/.exec(text)?.[1]
        return name === undefined ? [] : [[name, text]]
      }),
  ),
)

function everythingUsed(): Set<string> {
  const used = new Set<string>()
  const queue = [...exports.keys()].filter((name) => named.has(name))
  for (const name of queue) {
    if (used.has(name)) continue
    used.add(name)
    queue.push(...words(exports.get(name) ?? '').filter((word) => exports.has(word)))
  }
  return used
}

test('nothing is generated that neither the app nor the backend uses', () => {
  expect(exports.size).toBeGreaterThan(100)
  const used = everythingUsed()
  expect([...exports.keys()].filter((name) => !used.has(name))).toEqual([])
})

/** Who sends a request past TanStack Query, and why. */
const exceptions = {
  // Several requests, or none, are one mutation; which ones depends on what the server has.
  'src/module-kinds/dailyTodos/statusDelivery.ts': ['createDailyTodoItem', 'updateDailyTodoItem'],
  // Known before anything is rendered, and the cache is emptied whenever it changes: it cannot stand in it.
  'src/auth/sessionStore.ts': ['deleteSession', 'getSession'],
  // A challenge is good once: it may be neither cached nor shared. Screens call a whole ceremony as a mutation.
  'src/auth/passkeys.ts': [
    'addPasskey',
    'createSignUpPasskey',
    'getPasskeyLoginOptions',
    'getPasskeyOptions',
    'getReauthenticationOptions',
    'getSignUpPasskeyOptions',
    'logInByPasskey',
    'reauthenticate',
  ],
  // Asks for such a challenge too, for the list of passkeys that comes with it as it is now.
  'src/auth/passkeySignals.ts': ['getPasskeyOptions'],
}

test('nothing sends a request past TanStack Query, but for those with a reason', () => {
  const requests = [...exports].flatMap(([name, text]) =>
    /^export const \w+ = \([^]*?\) *(?::[^]*?)?=>\s+(?:content|answer)\(/.test(text) ? [name] : [],
  )
  expect(requests).toContain('confirmLoginCode')
  expect(requests).toContain('createDailyTodosModule')
  const found = listFiles('src')
    .filter((file) => isHandWrittenSource(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file): [string, string[]][] => {
      const imported =
        /import (?:type )?\{([^}]*)\} from '@daymark\/api'/.exec(read(file))?.[1] ?? ''
      const sent = words(imported).filter((word) => requests.includes(word))
      return sent.length > 0 ? [[file, sent.toSorted()]] : []
    })
  expect(Object.fromEntries(found)).toEqual(exceptions)
})

/** Who names a type of image, and why. */
const imageTypesNamed = {
  // How each type begins; a missing one does not compile.
  'packages/api/src/imageTypes.ts': Object.keys(imageTypes).toSorted(),
  // What the seeds call bytes of no type.
  'packages/backend/src/seed/image.ts': ['image/png'],
  // What an image becomes that the server would not take.
  'src/module-kinds/inspiration/imageToSend.ts': ['image/jpeg'],
}

test('which images are taken stands in the description: the app, the server and the messages read it there', () => {
  const types = new RegExp(Object.keys(imageTypes).join('|'), 'g')
  const parts = consumers.filter((file) => !file.startsWith('contracts/'))
  const found = parts.flatMap((file): [string, string[]][] => {
    const inFile = new Set(read(file).match(types))
    return inFile.size > 0 ? [[file, [...inFile].toSorted()]] : []
  })
  expect(Object.fromEntries(found)).toEqual(imageTypesNamed)
  const labels = new RegExp(`\\b(${Object.values(imageTypes).join('|')})\\b`, 'i')
  const texts = listFiles('src/i18n/locales')
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter((file) => labels.test(read(file)))).toEqual([])
})

import { MatchersV3 } from '@pact-foundation/pact'
import { dashboardOf } from '@daymark/backend/testing/kinds/index.ts'
import type { Call } from '../states.ts'
import { absoluteUrl, permissionDenied } from './answers.ts'
import { anotherPerson, callOf, contentsOf } from './contents.ts'
import { kinds } from './kinds/index.ts'
import { operationsOf } from './kinds/kind.ts'
import { promise } from './promise.ts'

const { integer, regex } = MatchersV3

for (const kind of kinds) {
  const { newModule, newWidget } = contentsOf(kind)
  promise(
    `getWidgets gives the widgets of ${kind.words} in order: of the newest module first, then by name`,
    {
      operation: 'getWidgets',
      before: [
        newModule(),
        newWidget({ name: 'Day' }),
        newModule(),
        newWidget({ name: 'Week' }),
        newWidget({ name: 'Month' }),
      ],
      answer: {
        ...dashboardOf(),
        [kind.kind]: ['Month', 'Week', 'Day'].map((name) => ({
          id: integer(3),
          module: integer(2),
          name,
        })),
      },
    },
  )
}

const ofEveryKind = (calls: (kind: (typeof kinds)[number]) => Call[]) => kinds.flatMap(calls)

/** Creates a widget of every kind, and then deletes something. */
const deleted = (noun: 'module' | 'widget') =>
  ofEveryKind((kind) => {
    const { newModule, newWidget } = contentsOf(kind)
    return [newModule(), newWidget(), callOf(operationsOf(kind.nouns[noun]).remove)]
  })

for (const { what, before } of [
  {
    what: 'gives nothing of another person',
    before: ofEveryKind((kind) => {
      const { newModule, newWidget } = contentsOf(kind)
      return [newModule({}, anotherPerson), newWidget({}, anotherPerson)]
    }),
  },
  { what: 'does not give a widget that was deleted', before: deleted('widget') },
  { what: 'does not give the widgets of a module that was deleted', before: deleted('module') },
]) {
  promise(`getWidgets ${what}`, { operation: 'getWidgets', before, answer: dashboardOf() })
}

/** The attributes that leave a cookie readable. */
const attributesOfCookies = [
  '([Dd]omain|[Ee]xpires|[Mm]ax-[Aa]ge|[Pp]ath|[Ss]ame[Ss]ite|[Pp]riority)=[^;]*',
  '[Ss]ecure',
  '[Pp]artitioned',
]

/** Returns a pattern of every text that does not begin with this one. The verifier's patterns know no "not". */
function otherThan(beginning: string): string {
  const differsAt = [...beginning].map((letter, at) => `${beginning.slice(0, at)}[^${letter}]`)
  return `(${differsAt.join('|')}).*`
}

/** Any cookie but csrftoken, and csrftoken without HttpOnly, which would hide it from the app. */
const readableToken = regex(
  `^(csrftoken=[^;]+(; *(${attributesOfCookies.join('|')}))*|${otherThan('csrftoken=')})$`,
  'csrftoken=kB4dN0yWq2; Path=/',
)

promise('getCsrf sets the cookie that the app reads and repeats in a header', {
  operation: 'getCsrf',
  given: 'a visitor',
  headers: { 'Set-Cookie': readableToken },
  answer: { status: 'OK' },
})

promise('createDailyTodosModule is refused without the CSRF token', {
  operation: 'createDailyTodosModule',
  given: 'a person',
  browser: { csrfToken: 'outdated' },
  body: { name: 'Health' },
  refusal: permissionDenied,
})

promise('createDailyTodosModule is refused when a page of another site asks for it', {
  operation: 'createDailyTodosModule',
  given: 'a person',
  browser: { origin: 'https://elsewhere.example' },
  body: { name: 'Health' },
  refusal: permissionDenied,
})

promise('createFileUpload gives the upload URL of a file', {
  operation: 'createFileUpload',
  given: 'a person',
  body: { fileName: 'cat.png' },
  answer: { id: integer(11), fileUploadURL: absoluteUrl },
})

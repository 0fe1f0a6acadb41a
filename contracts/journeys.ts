// After the browser journeys: compares what the app sent and read with the pact. `node contracts/journeys.ts`, with the notes
// that the journeys wrote to the folder DAYMARK_TEST_NOTES. Fails for a request or a member that no promise has.
import { existsSync, readFileSync } from 'node:fs'
import { apiOperations } from '@daymark/api/schemas'
import type { NotedRequest } from '@daymark/backend'
import { type NotedRead, notesIn } from '../tests/support/browser/noteReads.ts'
import { optional, reasonFor } from './leftOut.ts'
import { operationOf, optionalPactFile, pactFile, readPact, type Interaction } from './pactFiles.ts'

/** Members that the app reads and the pact leaves out, and why. */
const unpromised: { operation: RegExp; member: RegExp; because: string }[] = [
  {
    operation: /Options$/,
    member: /^data\.\w+_options\.publicKey\./,
    because: 'The browser takes what it knows of the options of a passkey. The app passes them on.',
  },
  {
    operation: /Preferences$/,
    member: /^(cards|rows|hues|reminders)\.\w+/,
    because: 'The members are named by kinds and ids. One of each is promised.',
  },
  {
    operation: /./,
    member: /^errors(\[\]\.(code|attr|param|message|detail))?$/,
    because: 'Errors are alike everywhere. Which ones an operation answers, their statuses say.',
  },
  {
    operation: /./,
    member: /^meta(\.mail)?$/,
    because: 'The app looks in each answer for who is logged in, and for an e-mail that failed.',
  },
  {
    operation: /./,
    member: /^data\.user\.(passkeyHandle|display|language|timeZone)$/,
    because:
      'Only for the names in a password manager. Without them the app does not update those.',
  },
]

/** Returns a sentence for each request and each member that no promise has. */
export function withoutPromise(
  requests: readonly NotedRequest[],
  reads: readonly NotedRead[],
  interactions: readonly Interaction[],
): string[] {
  const shapes = new Set(
    interactions.flatMap((one) => {
      const operation = operationOf(one)
      return operation
        ? [shapeOf({ operation, query: queryOf(one), status: one.response.status })]
        : []
    }),
  )
  const members = new Set(
    interactions.flatMap((one) =>
      membersOf(one.response.body?.content).map((member) => `${operationOf(one)} ${member}`),
    ),
  )
  const sent = requests
    .filter(({ operation }) => !optional.includes(operation))
    // An upload URL is opaque, with its query.
    .map((request) => (request.operation === 'putUpload' ? { ...request, query: [] } : request))
    .filter((request) => !shapes.has(shapeOf(request)))
    .filter(({ operation, status }) => reasonFor(operation, status).length === 0)
    .filter((request) => !isOfAnotherAccount(request))
    .map(shapeOf)
    .map((shape) => `The app sends what no promise has: ${shape}`)
  const read = reads
    .filter(({ operation }) => !optional.some((one) => one === operation))
    .filter(({ operation, member }) => !members.has(`${operation} ${member}`))
    .filter(
      ({ operation, member }) =>
        !unpromised.some((one) => one.operation.test(operation) && one.member.test(member)),
    )
    .map(({ operation, member }) => `The app reads what no promise has: ${member} of ${operation}`)
  return [...new Set([...sent, ...read])].toSorted()
}

/** Only some backends look whether a request is of the account that is signed in. Where they do not, the app does. */
const isOfAnotherAccount = ({ operation, status }: NotedRequest) =>
  status === 409 && apiOperations[operation].path.startsWith('/api/v1/')

/** Failures are promised once for each status, whatever the query was. */
const shapeOf = ({ operation, query, status }: NotedRequest) =>
  status < 400 ? `${operation}(${query.join(', ')}) ${status}` : `${operation} ${status}`

function queryOf({ request: { query = {} } }: Interaction): string[] {
  return Object.entries(query)
    .map(([name, values]) => (name === 'page' && values.includes('last') ? 'page=last' : name))
    .toSorted()
}

/** Returns the places of all members in a body: `results`, `results[].date`. */
function membersOf(body: unknown, place = ''): string[] {
  if (Array.isArray(body)) return body.flatMap((one) => membersOf(one, `${place}[]`))
  if (body === null || typeof body !== 'object') return []
  return Object.entries(body).flatMap(([name, value]) => {
    const member = place === '' ? name : `${place}.${name}`
    return [member, ...membersOf(value, member)]
  })
}

/** Returns the notes in a file; none if no journey wrote any. */
function notesOf<Note>(file: string): Note[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return [...new Set(lines)].map((line) => JSON.parse(line) as Note)
}

if (import.meta.main) {
  const files = notesIn(process.env['DAYMARK_TEST_NOTES'] ?? '')
  const [requests, reads] = [notesOf<NotedRequest>(files.requests), notesOf<NotedRead>(files.reads)]
  const interactions = [pactFile, optionalPactFile].flatMap((file) => readPact(file).interactions)
  const found = withoutPromise(requests, reads, interactions)
  if (requests.length === 0 || reads.length === 0) found.push('The journeys noted nothing.')
  for (const sentence of found) console.error(sentence)
  if (found.length > 0) process.exitCode = 1
}

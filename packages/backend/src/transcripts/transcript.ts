import type { CallOptions, TestClient } from '../testing/testClient.ts'

/** What was recorded of an answer: its status, and a body of the same shape; undefined: no body. */
export interface Recorded {
  status: number
  body?: unknown
}

/** One recorded call: method and path, what was sent, what was answered. */
export interface Row {
  call: string
  /** A function makes the body when its turn comes. */
  body: unknown
  recorded: Recorded
  options: CallOptions
}

/** Calls in the order in which they were recorded, and what has to be arranged between them. */
export interface Transcript {
  name: string
  steps: readonly (Row | ((client: TestClient) => unknown))[]
}

/** One row. */
export function row(
  call: string,
  body: unknown,
  recorded: Recorded,
  options: CallOptions = {},
): Row {
  return { call, body, recorded, options }
}

/** The same call with several bodies that were answered alike. */
export function rows(call: string, bodies: readonly unknown[], recorded: Recorded): Row[] {
  return bodies.map((body) => row(call, body, recorded))
}

/** The same call several times. */
export function times(count: number, call: string, body: unknown, recorded: Recorded): Row[] {
  return Array.from({ length: count }, () => row(call, body, recorded))
}

/** Several calls that were answered alike. */
export function calls(names: readonly string[], body: unknown, recorded: Recorded): Row[] {
  return names.map((name) => row(name, body, recorded))
}

/**
 * Where an answer has another shape than the recorded one: other members, other types, other error
 * codes. Empty: none. Ids, names and times may differ.
 */
export function differences(actual: unknown, recorded: unknown, path = '$'): string[] {
  if (Array.isArray(recorded)) {
    if (!Array.isArray(actual)) return [`${path} is no list`]
    if (recorded.length !== actual.length) return [`${path} has ${actual.length} entries`]
    return actual.flatMap((entry, index) =>
      differences(entry, recorded[index], `${path}[${index}]`),
    )
  }
  if (typeof recorded === 'object' && recorded !== null) {
    if (typeof actual !== 'object' || actual === null) return [`${path} is no object`]
    const names = new Set([...Object.keys(actual), ...Object.keys(recorded)])
    return [...names].flatMap((name) => {
      if (!(name in actual)) return [`${path}.${name} is missing`]
      if (ours.has(name) && !(name in recorded)) return []
      if (!(name in recorded)) return [`${path}.${name} was not recorded`]
      const [a, r] = [actual, recorded].map((object) => (object as Record<string, unknown>)[name])
      if (literal.has(name) && a !== r) return [`${path}.${name} is ${String(a)}, not ${String(r)}`]
      return differences(a, r, `${path}.${name}`)
    })
  }
  return typeOf(actual) === typeOf(recorded) ? [] : [`${path} is ${typeOf(actual)}`]
}

// Members whose very value a client acts on.
const literal = new Set([
  'code',
  'param',
  'attr',
  'is_pending',
  'is_authenticated',
  'status',
  'type',
])

// Members that only this backend sends, and that a client can do without.
const ours = new Set(['passkeyHandle', 'mail'])

function typeOf(value: unknown): string {
  return value === null ? 'null' : typeof value
}

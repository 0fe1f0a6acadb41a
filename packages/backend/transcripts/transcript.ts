import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CallOptions } from '../testing/testClient.ts'
import type { Arrangement } from './arrangements.ts'

/** A recorded call: what was sent, and the status and the shape of the body that came back. */
export interface RecordedCall extends CallOptions {
  /** Method and path: `auth/…` and `account/…` are of the account API, the rest of the content API. */
  call: string
  body?: unknown
  /** Left out: the call only prepares the next one, and its response is not looked at. */
  status?: number
  response?: unknown
  /** Why the response is not the recorded one. */
  note?: string
}

/** Calls in the order in which they were recorded, and what has to be arranged between them. */
export interface Transcript {
  name: string
  steps: (RecordedCall | Arrangement)[]
}

/** Reads every transcript beside this file. */
export function readTranscripts(): Transcript[] {
  const folder = import.meta.dirname
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Transcript[])
}

/**
 * Returns where a response has another shape than the recorded one: other members, other types, other error codes. Ids,
 * names and times may differ.
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
const ours = new Set(['passkeyHandle', 'mail', 'features', 'schedule', 'schedules', 'archived'])

function typeOf(value: unknown): string {
  return value === null ? 'null' : typeof value
}

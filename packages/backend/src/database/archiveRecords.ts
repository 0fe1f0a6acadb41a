import { type ArchivedTime, type ScheduleSince, visibleText } from '@daymark/api/schemas'
import * as z from 'zod/mini'
import { archivedTimes } from '../content/archive.ts'
import { changedSchedules } from '../content/schedules.ts'
import { archiveSchemas } from './archiveSchemas.ts'
import type { Value } from './database.ts'

/** A record of an archive, checked: its members by their names. */
export interface ArchiveRecord {
  kind: string
  id: number
  account: number
  [member: string]: unknown
}

/** What a name or text becomes that shows nothing. Earlier versions of Daymark took those. */
const standIn = '–'

/** The members that have to show something. */
const shownMembers = ['name', 'text']

/** Members whose columns have other names. Every other member has the name of its column. */
const columnNames: Readonly<Record<string, string>> = {
  createdAt: 'created_at',
  timeZone: 'time_zone',
  passkeyHandle: 'passkey_handle',
  isVerified: 'verified',
  isPrimary: 'is_primary',
  credentialId: 'credential_id',
  publicKey: 'public_key',
  isPasswordless: 'is_passwordless',
  signCount: 'sign_count',
  lastUsedAt: 'last_used_at',
  fileName: 'file_name',
  module: 'module_id',
  option: 'option_id',
  image: 'image_id',
}

/** Returns the object on a line. Throws if the line is something else. */
export function parseLine(line: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch (cause) {
    throw new Error('this line is not JSON', { cause })
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>
  throw new Error('this line is not a record')
}

/**
 * Returns a record as the schemas of the API have it, and whether a text was replaced that showed nothing. Throws, and names
 * the member, if one does not fit.
 */
export function checkRecord(given: Record<string, unknown>): {
  record: ArchiveRecord
  isRepaired: boolean
} {
  const { kind, ...members } = given
  const schema = Object.entries(archiveSchemas).find(([name]) => name === kind)?.[1]
  if (!schema) throw new Error(`the kind ${JSON.stringify(kind)} is not known`)
  const empty = shownMembers.filter((name) => showsNothing(members[name]))
  for (const name of empty) members[name] = standIn
  const withNul = Object.keys(members).find((name) => String(members[name]).includes('\0'))
  const result = z.safeParse(schema, members)
  if (withNul !== undefined) throw new Error(`${String(kind)}: ${withNul} has the character U+0000`)
  if (!result.success) throw new Error(`${String(kind)}: ${reasonOf(result.error, members)}`)
  return {
    record: { kind, ...(result.data as object) } as ArchiveRecord,
    isRepaired: empty.length > 0,
  }
}

/** Returns the columns of a record. Its account is one of them where the table `isOwned`. */
export function columnsOf(record: ArchiveRecord, isOwned: boolean): Record<string, Value> {
  const { kind: _kind, account, ...members } = record
  const row = Object.fromEntries(Object.entries(members).flatMap(column))
  if (record['type'] === 'image') row['text'] = null
  return isOwned ? { ...row, user_id: account } : row
}

/** Returns a member as the database has it: truth values are 0 and 1, keys are bytes. */
function column([name, value]: [string, unknown]): [string, Value][] {
  const key = columnNames[name] ?? name
  switch (name) {
    case 'publicKey':
      return [[key, Buffer.from(String(value), 'base64url')]]
    case 'passkeyHandle':
      return [[key, Buffer.from(String(value), 'base64url').toString()]]
    case 'document':
      return [[key, JSON.stringify(value)]]
    case 'schedules':
      return Object.entries(changedSchedules(null, (value ?? []) as ScheduleSince[]))
    case 'archived':
      return Object.entries(archivedTimes((value ?? []) as ArchivedTime[]))
    case 'note':
      return [[key, (value || null) as Value]]
    default:
      return [[key, typeof value === 'boolean' ? Number(value) : (value as Value)]]
  }
}

/** Returns whether a text has characters but none that can be seen. */
function showsNothing(value: unknown): boolean {
  if (typeof value !== 'string' || value === '' || value.includes('\0')) return false
  return visibleText(value) === ''
}

function reasonOf(error: z.core.$ZodError, members: object): string {
  const issue = error.issues[0]
  if (issue?.code === 'unrecognized_keys')
    return `the member ${JSON.stringify(issue.keys[0])} is not known`
  const [member, ...further] = issue?.path.map(String) ?? []
  if (member !== undefined && !Object.hasOwn(members, member)) return `${member} is missing`
  return `${[member, ...further].join('.')} does not fit`
}

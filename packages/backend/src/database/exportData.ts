import { existsSync, createWriteStream, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { databaseFile, imagesFolder } from './dataFolder.ts'

type Row = Record<string, string | number | Uint8Array | null>
type Shape = (row: Row, dataDir: string) => object

const base64url = (value: unknown) => Buffer.from(value as Uint8Array).toString('base64url')
const flag = (value: unknown) => (value === null ? null : value === 1)

const named: Shape = ({ module_id, name }) => ({ module: module_id, name })
const module: Shape = ({ created_at, name }) => ({ createdAt: created_at, name })

/** The kinds of records, in an order in which nothing comes before what it belongs to. */
const kinds: readonly { kind: string; from: string; shape: Shape }[] = [
  {
    kind: 'account',
    from: 'SELECT *, id AS account FROM users',
    shape: (row) => ({
      username: row['username'],
      language: row['language'],
      timeZone: row['time_zone'],
      passkeyHandle: Buffer.from(String(row['passkey_handle'])).toString('base64url'),
      createdAt: row['created_at'],
    }),
  },
  {
    kind: 'emailAddress',
    from: 'SELECT *, user_id AS account FROM email_addresses',
    shape: ({ email, verified, is_primary }) => ({
      email,
      isVerified: flag(verified),
      isPrimary: flag(is_primary),
    }),
  },
  {
    kind: 'passkey',
    from: 'SELECT *, user_id AS account FROM passkeys',
    shape: (row) => ({
      name: row['name'],
      credentialId: row['credential_id'],
      publicKey: base64url(row['public_key']),
      isPasswordless: flag(row['is_passwordless']),
      signCount: row['sign_count'],
      createdAt: row['created_at'],
      lastUsedAt: row['last_used_at'],
    }),
  },
  {
    kind: 'dailyTodosModule',
    from: 'SELECT *, user_id AS account FROM daily_todos_modules',
    shape: module,
  },
  {
    kind: 'dailyTodosOption',
    from: partsOf('daily_todo_options', 'daily_todos_modules'),
    shape: (row, dataDir) => ({ ...named(row, dataDir), text: row['text'] }),
  },
  {
    kind: 'dailyTodosItem',
    from: partsOf('daily_todo_items', 'daily_todos_modules'),
    shape: ({ module_id, option_id, date, status }) => ({
      module: module_id,
      option: option_id,
      date,
      status,
    }),
  },
  {
    kind: 'dailyTodosWidget',
    from: partsOf('daily_todos_widgets', 'daily_todos_modules'),
    shape: named,
  },
  {
    kind: 'upload',
    from: 'SELECT *, user_id AS account FROM file_uploads WHERE content_type IS NOT NULL',
    shape: (row, dataDir) => ({
      uuid: row['uuid'],
      fileName: row['file_name'],
      createdAt: row['created_at'],
      content: imageOf(dataDir, String(row['uuid'])),
    }),
  },
  {
    kind: 'inspirationModule',
    from: 'SELECT *, user_id AS account FROM inspiration_modules',
    shape: module,
  },
  {
    kind: 'inspirationOption',
    from: partsOf('inspiration_options', 'inspiration_modules'),
    shape: (row, dataDir) => ({
      ...named(row, dataDir),
      type: row['type'],
      text: row['text'],
      image: row['image_id'],
    }),
  },
  {
    kind: 'inspirationItem',
    from: partsOf('inspiration_items', 'inspiration_modules'),
    shape: ({ module_id, option_id, date }) => ({ module: module_id, option: option_id, date }),
  },
  {
    kind: 'inspirationWidget',
    from: partsOf('inspiration_widgets', 'inspiration_modules'),
    shape: named,
  },
]

/**
 * Writes everything that people have into one archive, as docs/moving.md describes it, also while Daymark is
 * running. The file appears when it is whole. Rejects when there is nothing to write or something in the way.
 */
export async function exportData(dataDir: string, target: string): Promise<number> {
  const source = databaseFile(dataDir)
  if (!existsSync(source)) throw new Error(`There is no database in ${dataDir}.`)
  if (existsSync(target)) throw new Error(`${target} is already there; choose another name.`)
  const incomplete = `${target}.incomplete`
  const connection = new DatabaseSync(source, { readOnly: true })
  let count = 0
  function* lines() {
    yield line({ kind: 'daymark', version: 1 })
    for (const { kind, from, shape } of kinds) {
      for (const row of connection.prepare(`SELECT * FROM (${from}) ORDER BY id`).iterate()) {
        const { id, account } = row as Row
        yield line({ kind, id, account, ...shape(row as Row, dataDir) })
        count += 1
      }
    }
    yield line({ kind: 'end', records: count })
  }
  try {
    // One moment for all kinds, whatever people change meanwhile.
    connection.exec('BEGIN')
    await pipeline(
      Readable.from(lines()),
      createGzip(),
      createWriteStream(incomplete, { mode: 0o600 }),
    )
    renameSync(incomplete, target)
    return count
  } catch (error) {
    rmSync(incomplete, { force: true })
    throw error
  } finally {
    connection.close()
  }
}

const line = (record: object) => `${JSON.stringify(record)}\n`

function partsOf(table: string, modules: string): string {
  return `SELECT ${table}.*, ${modules}.user_id AS account
    FROM ${table} JOIN ${modules} ON ${modules}.id = ${table}.module_id`
}

/** Null when somebody has deleted the image since the export began. */
function imageOf(dataDir: string, uuid: string): string | null {
  const file = path.join(imagesFolder(dataDir), uuid)
  return existsSync(file) ? readFileSync(file).toString('base64') : null
}

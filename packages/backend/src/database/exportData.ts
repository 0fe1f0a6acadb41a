import { existsSync, createWriteStream, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { KindTables } from '../content/kind.ts'
import { kinds } from '../content/registry.ts'
import { databaseFile, imagesFolder } from './dataFolder.ts'

type Row = Record<string, string | number | Uint8Array | null>

/** One sort of record: its members by their names, with `id` and `account`, and what becomes of them in JSON. */
interface Records {
  kind: string
  from: string
  shape?: (row: Row, dataDir: string) => object
}

const base64url = (value: unknown) => Buffer.from(value as string).toString('base64url')
const flag = (value: unknown) => (value === null ? null : value === 1)

/** The sorts of records, in an order in which nothing comes before what it belongs to. */
const sorts: readonly Records[] = [
  {
    kind: 'account',
    from: `SELECT id, id AS account, username, language, time_zone AS timeZone,
      passkey_handle AS passkeyHandle, created_at AS createdAt FROM users`,
    shape: (row) => ({ ...row, passkeyHandle: base64url(row['passkeyHandle']) }),
  },
  {
    kind: 'emailAddress',
    from: `SELECT id, user_id AS account, email, verified AS isVerified, is_primary AS isPrimary
      FROM email_addresses`,
    shape: ({ isVerified, isPrimary, ...row }) => ({
      ...row,
      isVerified: flag(isVerified),
      isPrimary: flag(isPrimary),
    }),
  },
  {
    kind: 'passkey',
    from: `SELECT id, user_id AS account, name, credential_id AS credentialId,
      public_key AS publicKey, is_passwordless AS isPasswordless, sign_count AS signCount,
      created_at AS createdAt, last_used_at AS lastUsedAt FROM passkeys`,
    shape: ({ publicKey, isPasswordless, ...row }) => ({
      ...row,
      publicKey: base64url(publicKey),
      isPasswordless: flag(isPasswordless),
    }),
  },
  {
    kind: 'upload',
    from: `SELECT id, user_id AS account, uuid, file_name AS fileName, created_at AS createdAt
      FROM file_uploads WHERE content_type IS NOT NULL`,
    shape: (row, dataDir) => ({ ...row, content: imageOf(dataDir, String(row['uuid'])) }),
  },
  ...Object.entries(kinds).flatMap(([kind, { tables, columns }]) =>
    recordsOf(kind, tables, columns),
  ),
]

function recordsOf(
  kind: string,
  { modules, options, items, widgets }: KindTables,
  columns: { options: string; items?: string },
): Records[] {
  const ofModule = (name: string, table: string, as: string, selected = '') => ({
    kind: kind + name,
    from: `SELECT ${as}.id, module.user_id AS account, ${as}.module_id AS module, ${selected}
      FROM ${table} AS ${as} JOIN ${modules} AS module ON module.id = ${as}.module_id`,
  })
  return [
    {
      kind: `${kind}Module`,
      from: `SELECT id, user_id AS account, created_at AS createdAt, name FROM ${modules}`,
    },
    ofModule('Option', options, 'part', columns.options),
    ...(items === undefined ? [] : [ofModule('Item', items, 'item', columns.items)]),
    ofModule('Widget', widgets, 'part', 'part.name'),
  ]
}

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
    for (const { kind, from, shape } of sorts) {
      for (const row of connection
        .prepare(`SELECT * FROM (${from}) ORDER BY id`)
        .iterate() as Iterable<Row>) {
        yield line({ kind, ...(shape?.(row, dataDir) ?? row) })
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

/** Null when somebody has deleted the image since the export began. */
function imageOf(dataDir: string, uuid: string): string | null {
  const file = path.join(imagesFolder(dataDir), uuid)
  return existsSync(file) ? readFileSync(file).toString('base64') : null
}

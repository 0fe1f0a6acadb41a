import { existsSync, createWriteStream, readFileSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { KindTables } from '../content/tables.ts'
import { kinds } from '../content/registry.ts'
import { imageFile, isImageName } from '../uploads/imageFiles.ts'
import { databaseToCopy, imagesFolder } from './dataFolder.ts'

type Row = Record<string, string | number | Uint8Array | null>

/** One sort of record: its members by their names, with `id` and `account`, and those that are not in the database. */
interface Records {
  kind: string
  from: string
  further?: (row: Row, dataDir: string) => object
}

/** The sorts of records, in an order in which nothing comes before what it belongs to. */
const sorts: readonly Records[] = [
  {
    kind: 'account',
    from: `SELECT id, id AS account, username, language, time_zone AS timeZone,
      CAST(passkey_handle AS BLOB) AS passkeyHandle, created_at AS createdAt FROM users WHERE deleted = 0`,
  },
  {
    kind: 'emailAddress',
    from: `SELECT id, user_id AS account, email, verified AS isVerified, is_primary AS isPrimary
      FROM email_addresses`,
  },
  {
    kind: 'passkey',
    from: `SELECT id, user_id AS account, name, credential_id AS credentialId,
      public_key AS publicKey, is_passwordless AS isPasswordless, sign_count AS signCount,
      created_at AS createdAt, last_used_at AS lastUsedAt FROM passkeys`,
  },
  {
    kind: 'upload',
    from: `SELECT id, user_id AS account, uuid, file_name AS fileName, created_at AS createdAt
      FROM file_uploads WHERE content_type IS NOT NULL`,
    further: ({ uuid }, dataDir) => ({ content: imageOf(dataDir, String(uuid)) }),
  },
  ...Object.entries(kinds).flatMap(([kind, { tables, columns }]) =>
    recordsOf(kind, tables, columns),
  ),
  {
    kind: 'preferences',
    from: 'SELECT id, user_id AS account, document FROM preferences',
    further: ({ document }) => ({ document: JSON.parse(String(document)) as unknown }),
  },
]

/** Returns a member in JSON: bytes are base64url, histories are JSON, and what is called `is…` is true or false. */
function member([name, value]: [string, Row[string]]) {
  if (value instanceof Uint8Array) return [name, Buffer.from(value).toString('base64url')]
  if (name === 'schedules' || name === 'archived')
    return [name, JSON.parse(String(value)) as unknown]
  return [name, /^is[A-Z]/.test(name) && value !== null ? value === 1 : value]
}

function recordsOf(
  kind: string,
  { modules, options, items, widgets }: KindTables,
  columns: { options: string; items?: string },
): Records[] {
  const ofModule = (name: string, table: string, selected = '', joined = '') => ({
    kind: kind + name,
    from: `SELECT part.id, module.user_id AS account, part.module_id AS module, ${selected}
      FROM ${table} AS part JOIN ${modules} AS module ON module.id = part.module_id ${joined}
      WHERE module.deleted = 0`,
  })
  // An option that was deleted a moment ago is in another module than its items.
  const ofItsModule = `JOIN ${options} AS option
    ON option.id = part.option_id AND option.module_id = part.module_id`
  return [
    {
      kind: `${kind}Module`,
      from: `SELECT id, user_id AS account, created_at AS createdAt, name FROM ${modules}
        WHERE deleted = 0`,
    },
    ofModule('Option', options, columns.options),
    ...(items === undefined ? [] : [ofModule('Item', items, columns.items, ofItsModule)]),
    ofModule('Widget', widgets, 'part.name'),
  ]
}

/**
 * Writes everything that people have into one archive, as docs/moving.md describes it, also while Daymark is
 * running. The file appears when it is whole. Rejects when there is nothing to write or something in the way.
 */
export async function exportData(dataDir: string, target: string): Promise<number> {
  const source = databaseToCopy(dataDir, target)
  const incomplete = `${target}.incomplete`
  const connection = new DatabaseSync(source, { readOnly: true })
  let count = 0
  function* lines() {
    yield line({ kind: 'daymark', version: 1 })
    for (const { kind, from, further } of sorts) {
      const rows = connection.prepare(`SELECT * FROM (${from}) ORDER BY id`).iterate()
      for (const row of rows as Iterable<Row>) {
        const members = Object.fromEntries(Object.entries(row).map(member)) as object
        yield line({ kind, ...members, ...further?.(row, dataDir) })
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

/** Null if the image was deleted after the export began. */
function imageOf(dataDir: string, uuid: string): string | null {
  if (!isImageName(uuid)) return null
  const file = imageFile(imagesFolder(dataDir), uuid)
  return existsSync(file) ? readFileSync(file).toString('base64') : null
}

import { once } from 'node:events'
import { statfsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { Hono } from 'hono'
import type { Database } from '../database/database.ts'
import { databaseFile } from '../database/dataFolder.ts'
import { schemaVersion } from '../database/migrate.ts'
import type { Services } from '../services.ts'

/** Milliseconds for which the last check of the whole database counts. */
const maximumAge = 60_000

/** Milliseconds for which an answer counts: each check writes to the disk, and callers need no session. */
const answerCounts = 2000

/** Less room on the disk than this, in bytes, and uploads and changes will soon fail. */
const leastRoom = 64 * 1_048_576

/** Tells at `GET /health/` whether the database is whole, can be written, and has room to grow. */
export function healthRoutes({
  database,
  settings,
}: Pick<Services, 'database' | 'settings'>): Hono {
  const readAll = cachedFor(maximumAge, () => readWhole(databaseFile(settings.dataDir)))
  const look = cachedFor(answerCounts, async () => {
    const writing = canWrite(database)
    return { writing, disk: hasRoom(settings.dataDir), database: await readAll() }
  })

  return new Hono().get('/health/', async (c) => {
    const found = await look()
    const isWell = Object.values(found).every(Boolean)
    return c.json({ status: isWell ? 'OK' : 'FAILING', ...found }, isWell ? 200 : 503)
  })
}

/** Returns `make`, whose result counts for this many milliseconds. */
function cachedFor<Result>(ms: number, make: () => Result): () => Result {
  let cached: { result: Result; until: number } | undefined
  return () => {
    const now = performance.now()
    if (!cached || now > cached.until) cached = { result: make(), until: now + ms }
    return cached.result
  }
}

/** Writes the existing data again. */
function canWrite(database: Database): boolean {
  try {
    database.connection.exec(`PRAGMA user_version = ${schemaVersion(database)}`)
    return true
  } catch {
    return false
  }
}

function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= leastRoom
}

async function readWhole(file: string): Promise<boolean> {
  const worker = new Worker(new URL('checkDatabase.mjs', import.meta.url), { workerData: file })
  worker.unref()
  try {
    const [answer] = (await once(worker, 'message')) as [boolean]
    return answer
  } catch {
    return false
  }
}

import { once } from 'node:events'
import { statfsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { databaseFile } from '../database/dataFolder.ts'
import { schemaVersion } from '../database/migrate.ts'
import type { Services } from '../services.ts'

/** How long the last look at the whole database counts, in milliseconds. */
const patience = 60_000

/** Less room on the disk than this, in bytes, and uploads and changes will soon fail. */
const leastRoom = 64 * 1_048_576

/** Whether each part works. */
export interface Health {
  database: boolean
  writing: boolean
  disk: boolean
}

/** Looks whether the database is whole, can be written, and has room to grow. */
export class HealthCheck {
  readonly #services: Pick<Services, 'database' | 'settings'>
  #checkedAt = -Infinity
  #isWhole: Promise<boolean> = Promise.resolve(true)

  constructor(services: Pick<Services, 'database' | 'settings'>) {
    this.#services = services
  }

  async run(): Promise<Health> {
    return { writing: this.#canWrite(), disk: this.#hasRoom(), database: await this.#readAll() }
  }

  #readAll(): Promise<boolean> {
    if (performance.now() - this.#checkedAt > patience) {
      this.#checkedAt = performance.now()
      this.#isWhole = isWhole(databaseFile(this.#services.settings.dataDir))
    }
    return this.#isWhole
  }

  /** Writes what is there already. */
  #canWrite(): boolean {
    const { database } = this.#services
    try {
      database.connection.exec(`PRAGMA user_version = ${schemaVersion(database)}`)
      return true
    } catch {
      return false
    }
  }

  #hasRoom(): boolean {
    const { bavail, bsize } = statfsSync(this.#services.settings.dataDir)
    return bavail * bsize >= leastRoom
  }
}

async function isWhole(file: string): Promise<boolean> {
  const worker = new Worker(new URL('checkDatabase.ts', import.meta.url), { workerData: file })
  worker.unref()
  try {
    const [answer] = (await once(worker, 'message')) as [boolean]
    return answer
  } catch {
    return false
  }
}

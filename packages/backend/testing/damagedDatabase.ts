import { closeSync, openSync, writeSync } from 'node:fs'
import { databaseFile } from '../src/database/dataFolder.ts'
import { signedIn, temporaryFolder } from './testBackend.ts'

const pageSize = 4096

/** Returns a data folder whose database has damaged pages, but can be opened. */
export async function damagedDatabase(): Promise<string> {
  const dataDir = temporaryFolder()
  const { backend } = await signedIn({ dataDir })
  const options = Array.from({ length: 200 }, (_, index) => ({
    name: `Option ${index}`,
    text: 'x'.repeat(9000),
  }))
  backend.test.seed('anna@example.com', { dailyTodos: [{ name: 'Long', options }] })
  await backend.stop()
  const file = openSync(databaseFile(dataDir), 'r+')
  writeSync(file, Buffer.alloc(40 * pageSize, 1), 0, 40 * pageSize, 100 * pageSize)
  closeSync(file)
  return dataDir
}

import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

// A thread of its own: reading a whole database takes a while, and requests go on meanwhile.
const connection = new DatabaseSync(workerData as string, { readOnly: true })
const found = connection.prepare('PRAGMA quick_check(1)').get() as { quick_check: string }
connection.close()
parentPort?.postMessage(found.quick_check === 'ok')

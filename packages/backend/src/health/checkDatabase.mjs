// A thread of its own: reading a whole database takes a while, and requests continue meanwhile. It is plain JavaScript,
// because the part of Node that reads TypeScript would take another 15 MiB for the thread.
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

const connection = new DatabaseSync(workerData, { readOnly: true })
const found = connection.prepare('PRAGMA quick_check(1)').get()
connection.close()
parentPort?.postMessage(found?.['quick_check'] === 'ok')

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings, startBackend } from '@daymark/backend'
import { stateHandlers } from './stateHandlers.ts'
import { serveStates } from './stateServer.ts'

interface Running {
  origin: string
  statesUrl: string
}

/** Calls `work` with an embedded backend and its provider states, which live as long. */
export async function withBackend<T>(work: (running: Running) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'daymark-contracts-'))
  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const backend = await startBackend({ ...settings, testMode: true }, () => {})
  const states = await serveStates(stateHandlers(backend), () => backend.test.limitRates(false))
  try {
    return await work({ origin: backend.origin, statesUrl: states.url })
  } finally {
    states.close()
    await backend.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings, startBackend } from '@daymark/backend'
import { otherOrigin, stateHandlers } from './stateHandlers.ts'
import { serveStates } from './stateServer.ts'

interface Running {
  origin: string
  statesUrl: string
}

/** A server in front of a backend, at an address of its own. */
type Front = (origin: string) => Promise<{ origin: string; close: () => void }>

/**
 * Calls `work` with an embedded backend and its provider states, which live as long. With a `front` that is
 * called instead, also by the states.
 */
export async function withBackend<T>(
  work: (running: Running) => Promise<T>,
  front?: Front,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'daymark-contracts-'))
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    TRUSTED_ORIGINS: otherOrigin,
  })
  const backend = await startBackend({ ...settings, testMode: true }, () => {})
  const before = await front?.(backend.origin)
  const origin = before?.origin ?? backend.origin
  const states = await serveStates(stateHandlers(backend, origin), () =>
    backend.test.limitRates(false),
  )
  try {
    return await work({ origin, statesUrl: states.url })
  } finally {
    states.close()
    before?.close()
    await backend.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings, startBackend, type RunningBackend } from '@daymark/backend'
import { stateHandlers } from './stateHandlers.ts'

/** Runs `use` with an embedded backend in test mode that lives as long. */
export async function withBackend<T>(use: (backend: RunningBackend) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'daymark-contracts-'))
  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const backend = await startBackend({ ...settings, testMode: true }, () => {})
  try {
    return await use(backend)
  } finally {
    await backend.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The handlers as the verifier calls them; each state begins without limits. */
export function handlersFor(backend: RunningBackend) {
  const handlers = Object.entries(stateHandlers(backend)).map(([name, handle]) => [
    name,
    (params: unknown) => {
      backend.test.limitRates(false)
      return (handle as (params: unknown) => Promise<object>)(params)
    },
  ])
  return Object.fromEntries(handlers) as Record<string, (params: unknown) => Promise<never>>
}

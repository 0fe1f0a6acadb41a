import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { startBackend, type RunningBackend } from '../server.ts'
import { readSettings, type BackendSettings } from '../settings.ts'

/** A new empty folder that goes with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'daymark-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Settings for a test: its own folder, a free port, test mode, silence. */
export function testSettings(overrides: Partial<BackendSettings> = {}): BackendSettings {
  const env = { PORT: '0', DAYMARK_TEST: '1', LOG_LEVEL: 'silent', STATIC_DIR: '/nonexistent' }
  return { ...readSettings(env), dataDir: overrides.dataDir ?? temporaryFolder(), ...overrides }
}

/** A backend in test mode that stops with the test. */
export async function testBackend(
  overrides: Partial<BackendSettings> = {},
): Promise<RunningBackend> {
  const backend = await startBackend(testSettings(overrides), () => undefined)
  onTestFinished(() => backend.stop())
  return backend
}

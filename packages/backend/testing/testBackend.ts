import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { startBackend, type RunningBackend } from '../src/server.ts'
import { readSettings, type BackendSettings } from '../src/settings.ts'
import { TestClient } from './testClient.ts'

/** Returns a new empty folder. It is deleted after the test. */
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

/** Returns a backend in test mode with settings of its own, which stops with the test. */
export async function ownBackend(
  overrides: Partial<BackendSettings> = {},
): Promise<RunningBackend> {
  const backend = await startBackend(testSettings(overrides), () => undefined)
  onTestFinished(() => backend.stop())
  return backend
}

let shared: Promise<RunningBackend> | undefined

/** Returns an empty backend in test mode. Tests use the same one, one after the other. */
export async function testBackend(): Promise<RunningBackend> {
  shared ??= startShared()
  const backend = await shared
  backend.test.reset()
  return backend
}

async function startShared(): Promise<RunningBackend> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'daymark-'))
  // It ends with the process, and so does its folder.
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  return startBackend(testSettings({ dataDir }), () => undefined)
}

/** Returns a person who is signed in, at a backend with these settings or at the shared one. */
export async function signedIn(settings?: Partial<BackendSettings>) {
  const backend = await (settings ? ownBackend(settings) : testBackend())
  const client = new TestClient(backend)
  client.signInAs('anna@example.com')
  return { backend, client }
}

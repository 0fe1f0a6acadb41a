import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { isBuildCurrent } from './builtApp.ts'

const root = join(import.meta.dirname, '..')
/** Runs `vite build`, for scripts that need the app. */
export async function buildApp(): Promise<void> {
  await build({ root, logLevel: 'warn' })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && !isBuildCurrent()) {
  await buildApp()
}

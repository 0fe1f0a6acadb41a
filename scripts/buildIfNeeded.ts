import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { isBuildCurrent } from './builtApp.ts'

/** Runs `vite build` when the build is missing or older than the sources, for scripts that need the app. */
export async function buildIfNeeded(): Promise<void> {
  if (!isBuildCurrent()) await build({ root: join(import.meta.dirname, '..'), logLevel: 'warn' })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildIfNeeded()

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { chromiumPath } from './browser.ts'

const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

/**
 * Makes sure that there is a Chromium for the browser tests: takes the one that is there, installs
 * Debian's where that is possible, and otherwise says in one sentence what is missing.
 */
export function ensureBrowser(): boolean {
  if (chromiumPath() !== undefined) return true
  if (isRootOnDebian) {
    console.log('Installing Chromium for the browser tests …')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium'])
    if (chromiumPath() !== undefined) return true
  }
  console.error(
    'The browser tests need Chromium: install it from your system, or run `npx playwright install chromium`, or set CHROMIUM_PATH to one.',
  )
  return false
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && !ensureBrowser()) {
  process.exitCode = 3
}

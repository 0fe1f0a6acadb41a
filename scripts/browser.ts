import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const candidates = [
  process.env['CHROMIUM_PATH'],
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Path of the Chromium that the browser tests drive, or undefined when this machine has none. */
export function chromiumPath(): string | undefined {
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path))
}

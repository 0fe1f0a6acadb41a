import { existsSync, globSync } from 'node:fs'
import { chromium } from 'playwright'

function firstThatExists(...paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path !== undefined && path !== '' && existsSync(path))
}

/** Path of the Chromium that the browser tests drive, or undefined when this machine has none. */
export function chromiumPath(): string | undefined {
  return firstThatExists(
    process.env['CHROMIUM_PATH'],
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  )
}

/** Debian's Chromium that opens no windows: the browser tests take about two thirds of the time in it. */
export const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * Path of the Chromium for tests that need no window; any Chromium will do. Undefined where Playwright has installed
 * one: it takes the right one of its own.
 */
export function headlessChromiumPath(): string | undefined {
  const path = firstThatExists(process.env['CHROMIUM_PATH'], headlessShell)
  if (path !== undefined) return path
  return existsSync(chromium.executablePath()) ? undefined : chromiumPath()
}

/** Path of the Firefox that the browser tests drive, or undefined when this machine has none. */
export function firefoxPath(): string | undefined {
  return firstThatExists(
    process.env['FIREFOX_PATH'],
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  )
}

export interface WebKitPaths {
  driver: string
  browser: string
  display: string
}

/** WebKitGTK's browser, its driver, and the screen that it needs; undefined when one of them is missing. */
export function webKitPaths(): WebKitPaths | undefined {
  const driver = firstThatExists('/usr/bin/WebKitWebDriver')
  const browser = firstThatExists(...globSync('/usr/{lib,libexec}/{,*/}webkit2gtk-4.1/MiniBrowser'))
  const display = firstThatExists('/usr/bin/Xvfb')
  return driver && browser && display ? { driver, browser, display } : undefined
}

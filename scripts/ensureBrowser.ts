import { basename } from 'node:path'
import {
  chromiumPath,
  firefoxPath,
  headlessChromiumPath,
  headlessShell,
  webKitPaths,
} from './browser.ts'
import { canInstall, find, install } from './installed.ts'

interface Need {
  isThere: () => boolean
  /** The packages that bring it on Debian. */
  packages: readonly string[]
  /** One sentence for every other system. */
  advice: string
}

const chromium: Need = {
  isThere: () => chromiumPath() !== undefined,
  packages: ['chromium'],
  advice:
    'The browser tests need Chromium: install it from your system, or run `npx playwright install chromium`, or set CHROMIUM_PATH to one.',
}

const firefox: Need = {
  isThere: () => firefoxPath() !== undefined,
  packages: ['firefox-esr'],
  advice:
    'The three-browser smoke test needs Firefox: install it from your system, or set FIREFOX_PATH to one.',
}

const webKit: Need = {
  isThere: () => webKitPaths() !== undefined,
  packages: ['webkit2gtk-driver', 'xvfb'],
  advice:
    'The smoke in three engines needs WebKitGTK with its WebDriver and Xvfb, as on Debian the packages webkit2gtk-driver and xvfb.',
}

const proxy: Need = {
  isThere: () => find('nginx') !== undefined,
  packages: ['nginx-light', 'openssl'],
  advice: 'The tests behind a reverse proxy need nginx and openssl: install them from your system.',
}

/** Uses the installed one, installs Debian's where that is possible, and otherwise says what is missing. */
function ensure({ isThere, packages, advice }: Need): boolean {
  if (!isThere() && canInstall) install(...packages)
  if (isThere()) return true
  console.error(advice)
  return false
}

/** Makes sure that there is a Chromium for the browser tests, on Debian also the faster one if it can be had. */
export function ensureBrowser(): boolean {
  if (!ensure(chromium)) return false
  const isSlow = headlessChromiumPath() === chromiumPath() && !process.env['CHROMIUM_PATH']
  if (isSlow && canInstall) install(basename(headlessShell))
  return true
}

/** Makes sure that there is a reverse proxy for the tests of a deployment. */
export const ensureProxy = (): boolean => ensure(proxy)

/** Makes sure that there are Chromium, Firefox and WebKit; names each that is missing. */
export const ensureThreeEngines = (): boolean =>
  [chromium, firefox, webKit].map(ensure).every(Boolean)

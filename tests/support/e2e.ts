import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  test as base,
} from '@playwright/test'
import { DjangoBackend } from '../../contracts/provider/django/backend.ts'
import { BackendProcess } from './servers/backendProcess.ts'
import { gluedTexts, repeatedDescriptions } from './browser/spokenTree.ts'
import { noteReads } from './browser/noteReads.ts'
import { unspeakable } from './browser/spokenWords.ts'
import { VirtualAuthenticator } from './browser/virtualAuthenticator.ts'

interface Person {
  email: string
  username: string
  id: number
}

interface Fixtures {
  /**
   * A new account that is signed in in this browser, in the language of the test. A test that only needs to be signed
   * in takes it as `person: _person`.
   */
  person: Person
  /** A page on another device, where the same person is signed in. */
  elsewhere: Page
  /** Returns a new address, without an account. */
  newAddress: string
  /** A device that makes and uses passkeys in this page. */
  authenticator: VirtualAuthenticator
  tidyBackend: void
}

let counter = 0

function uniqueAddress(): string {
  counter += 1
  return `person-${process.pid}-${counter}@example.com`
}

/** Puts a signed-in session into the browser, as if the person had signed in before. */
export async function signInAs(
  context: BrowserContext,
  backend: BackendProcess,
  email: string,
): Promise<void> {
  await context.addCookies(await backend.sessionCookies(email))
}

/** Sets the language in the browser, as if the person had chosen it before. */
export function setLanguage(
  context: BrowserContext,
  backend: BackendProcess,
  language: string,
): Promise<void> {
  return context.addCookies([{ name: 'django_language', value: language, url: backend.origin }])
}

/** Opens a page whose scripts wait. Returns a function that lets them come. */
export async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return resolve
}

/**
 * Waits for a script that the app fetches in an idle moment, and for what it imports. `name` is that of its file, without the
 * hash.
 */
export async function untilScriptIsThere(page: Page, name: string): Promise<void> {
  const script = await page.waitForFunction(
    (begin) =>
      performance
        .getEntriesByType('resource')
        .map((entry) => new URL(entry.name).pathname)
        .find((path) => path.startsWith(begin) && path.endsWith('.js')),
    `/assets/${name}-`,
  )
  await page.evaluate((path) => import(path) as Promise<void>, (await script.jsonValue()) ?? '')
}

/** Makes an account that has never been in this browser. */
export async function newPerson(backend: BackendProcess): Promise<Person> {
  const email = uniqueAddress()
  const { id } = await backend.createPerson({ email })
  return { id, email, username: email.slice(0, email.indexOf('@')) }
}

export const test = base.extend<Fixtures, { backend: BackendProcess }>({
  backend: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
    async ({}, use) => {
      const { DAYMARK_E2E_ORIGIN, DAYMARK_E2E_API_ORIGIN, DAYMARK_E2E_MAIL_FOLDER } = process.env
      const backend = DAYMARK_E2E_ORIGIN
        ? new DjangoBackend({
            origin: DAYMARK_E2E_ORIGIN,
            apiOrigin: DAYMARK_E2E_API_ORIGIN ?? '',
            mailFolder: DAYMARK_E2E_MAIL_FOLDER ?? '',
          })
        : await new BackendProcess().start()
      await use(backend)
      await backend.dispose()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ backend }, use) => use(backend.origin),
  tidyBackend: [
    async ({ backend }, use) => {
      await use()
      await backend.clearFaults()
      await backend.setMailServerDown(false)
      await backend.limitRates(false)
      await backend.setClock({ set: null })
    },
    { auto: true },
  ],
  context: async ({ context }, use) => {
    const notes = process.env['DAYMARK_TEST_NOTES']
    if (notes !== undefined) await noteReads(context, notes)
    await use(context)
  },
  page: async ({ page }, use) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await use(page)
    expect(errors, 'uncaught errors in the page').toEqual([])
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
  newAddress: async ({}, use) => use(uniqueAddress()),
  person: async ({ backend, context }, use) => {
    const person = await newPerson(backend)
    await signInAs(context, backend, person.email)
    await use(person)
  },
  elsewhere: async ({ backend, browser, person }, use) => {
    const device = await browser.newContext({ baseURL: backend.origin, serviceWorkers: 'block' })
    await signInAs(device, backend, person.email)
    await use(await device.newPage())
    await device.close()
  },
  authenticator: async ({ page }, use) => use(await VirtualAuthenticator.add(page)),
})

/** Returns the heading of a page. Before that, the mark of the product has one. */
export function pageHeading(page: Page): Locator {
  return page.getByRole('heading', { level: 1, name: /^(?!Daymark$)/ })
}

/** Waits until fades and movements have ended, except those that never end. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const passing = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    do {
      // What was just put on the page starts to move with the frame after the next.
      await Promise.allSettled(passing().map(({ finished }) => finished))
      await frame()
      await frame()
    } while (passing().length > 0)
  })
}

/** The rules of WCAG 2.2 A and AA, and axe's best practices. */
export const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Those of them that another colour scheme can break. */
export const colourRules = ['cat.color']
/** Those of them that less room can break: the size of targets. */
export const roomRules = ['wcag22aa']

/** The minified one: each page has to read less than half. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Gives the page axe, once. */
export async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
}

/** Fails with what axe, `unspeakable` and, with all rules, the checks of the spoken tree find on the page. */
export async function expectAccessible(page: Page, runOnly = rules): Promise<void> {
  await injectAxe(page)
  await settle(page)
  const found = await page.evaluate(async (tags) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    // react-aria's announcer keeps a pending button's spinner as a reference for seconds after it is gone.
    const { violations } = await axe.run(
      { exclude: ['[data-live-announcer]'] },
      { runOnly: tags, resultTypes: ['violations'] },
    )
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, runOnly)
  const heard =
    runOnly === rules ? [...(await gluedTexts(page)), ...(await repeatedDescriptions(page))] : []
  expect([...found, ...(await page.evaluate(unspeakable)), ...heard]).toEqual([])
}

export { expect }

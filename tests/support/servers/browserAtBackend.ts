import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { expect, onTestFinished } from 'vitest'
import { headlessChromiumPath } from '../../../scripts/browser.ts'
import { BackendProcess } from './backendProcess.ts'

/** A browser in front of a backend of its own, for tests outside Playwright's runner. */
export interface BrowserAtBackend {
  backend: BackendProcess
  context: BrowserContext
  page: Page
  /** Signs an account in behind the scenes. */
  signIn(email: string): Promise<void>
}

/** Both end with the test. */
export async function browserAtBackend(
  options: BrowserContextOptions = {},
): Promise<BrowserAtBackend> {
  const backend = new BackendProcess()
  onTestFinished(() => backend.dispose())
  await backend.start()
  const browser = await chromium.launch({ executablePath: headlessChromiumPath() })
  onTestFinished(() => browser.close())
  const baseURL = backend.origin
  const context = await browser.newContext({ baseURL, locale: 'en-GB', ...options })
  context.setDefaultTimeout(30_000)
  return {
    backend,
    context,
    page: await context.newPage(),
    async signIn(email) {
      await context.addCookies(await backend.sessionCookies(email))
    },
  }
}

/** A page, and the texts of the person that it shows once it has loaded. */
export interface PersonalPage {
  address: string
  texts: readonly string[]
}

/** Returns the texts of a part of a page and of its fields. */
export const shown = (part: Element) =>
  [
    (part as HTMLElement).innerText,
    ...[...part.querySelectorAll<HTMLInputElement>('input, textarea')].map((el) => el.value),
  ].join('\n')

/** Opens a page, and waits until everything is there: its texts, and whatever else it reads. */
export async function openWhole(page: Page, { address, texts }: PersonalPage): Promise<void> {
  await page.goto(address)
  const content = page.getByRole('main')
  for (const text of texts)
    await expect.poll(() => content.evaluate(shown), { timeout: 30_000 }).toContain(text)
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
}

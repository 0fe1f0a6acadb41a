import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { onTestFinished } from 'vitest'
import { headlessChromiumPath } from '../../scripts/browser.ts'
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

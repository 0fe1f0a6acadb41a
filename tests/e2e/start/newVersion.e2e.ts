import type { BrowserContext, Page } from '@playwright/test'
import { BackendProcess } from '../../support/servers/backendProcess.ts'
import { DeployedVersions } from '../../support/servers/deployedVersions.ts'
import { expect, newPerson, signInAs, test as base } from '../../support/e2e.ts'
import { untilPrecached } from '../../support/browser/precache.ts'

const test = base.extend<{ versions: DeployedVersions; server: BackendProcess }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
  versions: async ({}, use) => {
    const versions = new DeployedVersions()
    versions.deploy('1')
    await use(versions)
    versions.dispose()
  },
  server: async ({ versions }, use) => {
    const server = await new BackendProcess().start({ STATIC_DIR: versions.staticDir })
    await use(server)
    await server.dispose()
  },
})

test.use({ serviceWorkers: 'allow' })

/** A person is about to name a new module, and their device keeps version 1 of the app. */
async function openForm(context: BrowserContext, page: Page, server: BackendProcess) {
  const { email } = await newPerson(server)
  await signInAs(context, server, email)
  await page.goto(`${server.origin}/modules/daily-todos/new`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Morning')
  await untilPrecached(page)
}

/** Comes back to the tab; resolves when the device keeps the version that was deployed meanwhile. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isTaken = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    })
    document.dispatchEvent(new Event('visibilitychange'))
    await isTaken
  })
}

const version = (page: Page) => page.locator('html').getAttribute('data-version')

// docs/product.md#8-9
test('a deployment under an open tab: it continues to work, and the next page is the new version', async ({
  context,
  page,
  server,
  versions,
}) => {
  await openForm(context, page, server)
  versions.deploy('2')
  await comeBack(page)
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Morning')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Morning' })).toBeVisible()
  expect(await version(page)).toBe('1')

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Morning' })).toBeVisible()
  expect(await version(page)).toBe('2')
})

test('two deployments later a device has its version whole, and then the new one', async ({
  context,
  page,
  server,
  versions,
}) => {
  await openForm(context, page, server)
  versions.deploy('2')
  versions.deploy('3')
  const name = page.getByRole('textbox', { name: 'Name' })
  await test.step('it opens the version that it kept, which the server has forgotten', async () => {
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Morning' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('main').getByRole('link', { name: 'New: Lists', exact: true }).click()
    await name.fill('Evening')
    expect(await version(page)).toBe('1')
  })
  await test.step('where a part of the app is gone, the page is loaded again once, with what was typed', async () => {
    await comeBack(page)
    // Neither does the browser have the part in its own cache.
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.clearBrowserCache')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect.poll(() => version(page)).toBe('3')
    await expect(name).toHaveValue('Evening')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('searchbox')).toBeVisible()
  })
})

test('a web page that came in the place of a script is not kept, and the app is kept at the next visit', async ({
  backend,
  page,
  person: _person,
}) => {
  const states: string[] = []
  await page.exposeFunction('tellState', (state: string) => states.push(state))
  await page.addInitScript(() => {
    const { serviceWorker } = navigator
    const register = serviceWorker.register.bind(serviceWorker)
    serviceWorker.register = async (...given) => {
      const registration = await register(...given)
      const { tellState } = globalThis as unknown as { tellState: (state: string) => void }
      registration.installing?.addEventListener('statechange', ({ target }) =>
        tellState((target as ServiceWorker).state),
      )
      return registration
    }
  })
  const path = String.raw`/^\/assets\/DataScreen-.*\.js$/`
  await backend.setFault({ path, status: 200, body: '<h1>Welcome to our network</h1>', times: 99 })
  await page.goto('/modules')
  await expect.poll(() => states).toEqual(['redundant'])
  await backend.clearFaults()
  await page.reload()
  await untilPrecached(page)
  await page.goto('/account/my/data')
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible()
})

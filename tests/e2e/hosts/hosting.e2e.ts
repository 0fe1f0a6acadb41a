import { headlessChromiumPath } from '../../../scripts/browser.ts'
import { BackendProcess } from '../../support/servers/backendProcess.ts'
import { expect, expectAccessible, test as base } from '../../support/e2e.ts'

interface Fixtures {
  /** Starts the product with settings of its own. */
  installation: (env: Record<string, string>) => Promise<BackendProcess>
}

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
  installation: async ({}, use) => {
    const all: BackendProcess[] = []
    await use(async (env) => {
      const backend = new BackendProcess()
      all.push(backend)
      return backend.start(env)
    })
    for (const backend of all) await backend.dispose()
  },
})
// A name for this machine that is not localhost.
const executablePath = headlessChromiumPath()
test.use({
  launchOptions: {
    args: ['--host-resolver-rules=MAP daymark.test 127.0.0.1'],
    ...(executablePath && { executablePath }),
  },
})

test('opened at another address than ORIGIN, the first page names the right one and the setting', async ({
  installation,
  page,
}) => {
  const { origin, log } = await installation({ LOG_LEVEL: 'warn' })
  const opened = origin.replace('localhost', '127.0.0.1')
  for (const path of ['/', '/account/signup/passkey', '/account/login/code']) {
    await page.goto(opened + path)
    await expect(page.getByText(`You cannot log in at ${opened}`)).toBeVisible()
    await expect(page.getByText(`set ORIGIN=${opened}`)).toBeVisible()
  }
  await expectAccessible(page)
  expect(log.filter((line) => line.includes('another address than ORIGIN'))).toHaveLength(1)
  await page.getByRole('link', { name: `Go to ${origin}` }).click()
  await expect(page).toHaveURL(`${origin}/account/login/code`)
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible()
  await expect(page.getByText('You cannot log in')).toHaveCount(0)
})

test('at an address without https the address is the reason why there are no passkeys', async ({
  installation,
  page,
}) => {
  const { origin } = await installation({})
  const other = origin.replace('localhost', 'daymark.test')
  const second = await installation({ ORIGIN: other, PORT: '0' })
  const opened = other.replace(/\d+$/, new URL(second.origin).port)
  await page.goto(opened)
  await expect(page.getByText('Passkeys do not work at this address')).toBeVisible()
  await expect(page.getByText('This browser cannot use passkeys')).toHaveCount(0)
  await page.goto(`${opened}/account/signup/passkey`)
  await expect(page.getByText(`this page was opened at ${opened}`)).toBeVisible()
})

test('where sign-up is closed or by invitation the page says so', async ({
  installation,
  page,
}) => {
  const closed = await installation({ SIGN_UP: 'closed' })
  await page.goto(closed.origin)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'No new accounts' })).toBeVisible()
  await expect(page.getByLabel('E-mail address')).toHaveCount(0)
  await expectAccessible(page)
  const invited = await installation({ SIGN_UP: 'invited', INVITED: 'example.com' })
  await page.goto(`${invited.origin}/account/signup/passkey`)
  await expect(page.getByText('Only invited e-mail addresses')).toBeVisible()
  await expect(page.getByLabel('E-mail address')).toBeVisible()
})

test('two installations on one host keep a person logged in with a prefix for the cookies of one', async ({
  installation,
  page,
}) => {
  const one = await installation({})
  const other = await installation({ COOKIE_PREFIX: 'other_' })
  const email = 'anna@example.com'
  const logIn = async (backend: BackendProcess) => {
    await backend.createPerson({ email })
    await page.goto(`${backend.origin}/account/login/code`)
    await page.getByLabel('E-mail address').fill(email)
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(email))
    await expect(page).toHaveURL(`${backend.origin}/dashboard`)
  }
  await logIn(one)
  await logIn(other)
  for (const { origin } of [one, other]) {
    await page.goto(`${origin}/account/my`)
    await expect(page.getByRole('table', { name: 'E-mail addresses' })).toContainText(email)
  }
})

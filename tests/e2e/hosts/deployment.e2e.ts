import { Buffer } from 'node:buffer'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Page, test as base } from '@playwright/test'
import { outDir } from '../../../scripts/builtApp.ts'
import { headlessChromiumPath } from '../../../scripts/browser.ts'
import { Deployment } from '../../support/servers/deployment.ts'
import { freePort } from '../../support/servers/servers.ts'
import { type Site, TlsProxy } from '../../support/servers/tlsProxy.ts'
import { pixel } from '../../support/pages/takeout.ts'
import { VirtualAuthenticator } from '../../support/browser/virtualAuthenticator.ts'

const domain = 'daymark.test'
interface Server {
  proxy: TlsProxy
  deployment: Deployment
  /** The port behind the proxy. */
  port: number
  /** A page of a browser that knows the domain and its certificate. */
  open(sites: readonly Site[]): Promise<Page>
}

const test = base.extend<{ server: Server }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
  server: async ({}, use) => {
    const proxy = await TlsProxy.forDomain(domain)
    const deployment = new Deployment()
    const browsers: { close(): Promise<void> }[] = []
    await use({
      proxy,
      deployment,
      port: await freePort(),
      async open(sites) {
        await proxy.start(sites)
        const executablePath = headlessChromiumPath()
        const args = proxy.chromiumArgs
        const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) })
        browsers.push(browser)
        return browser.newPage({ locale: 'en-GB' })
      },
    })
    for (const browser of browsers) await browser.close()
    await proxy.dispose()
    await deployment.dispose()
  },
})

/** Signs up with a mailed code and a passkey, up to the dashboard. */
async function signUp(page: Page, { deployment }: Server, origin: string, email: string) {
  await page.goto(origin)
  await page.getByRole('link', { name: /create an account/i }).click()
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
  await expect.poll(() => deployment.code(email)).toBeDefined()
  await page.getByRole('textbox', { name: 'Code' }).fill(deployment.code(email) ?? '')
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await expect(page).toHaveURL(`${origin}/dashboard`)
}

test('behind a proxy with TLS: a passkey signs up and in, cookies are secure, addresses are not believed', async ({
  server,
}) => {
  const { proxy, deployment, port } = server
  const host = `whole.${domain}`
  const origin = proxy.origin(host)
  await deployment.start({
    PORT: String(port),
    ORIGIN: origin,
    TRUST_PROXY: '1',
    STATIC_DIR: outDir,
  })
  const page = await server.open([{ host, port }])
  await VirtualAuthenticator.add(page)
  await signUp(page, server, origin, 'anna@example.com')

  const answer = await page.goto(`${origin}/dashboard`)
  expect(answer?.headers()['strict-transport-security']).toContain('max-age=31536000')
  const cookies = await page.context().cookies()
  const secure = cookies.filter((cookie) => cookie.secure).map(({ name }) => name)
  expect(secure).toEqual(expect.arrayContaining(['csrftoken', 'sessionid']))

  await page.goto(`${origin}/account/logout`)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page).toHaveURL(`${origin}/dashboard`)
  await page.goto(`${origin}/account/logout`)
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible()

  const statuses = await page.evaluate(async () => {
    const csrf = /csrftoken=(\w+)/.exec(document.cookie)?.[1] ?? ''
    const found: number[] = []
    for (let index = 0; index < 40; index += 1) {
      const { status } = await fetch('/_allauth/browser/v1/auth/webauthn/signup', {
        method: 'POST',
        headers: { 'X-CSRFToken': csrf, 'X-Forwarded-For': `10.0.0.${index}` },
        body: JSON.stringify({ email: `spoofed-${index}@example.com` }),
      })
      found.push(status)
    }
    return found
  })
  expect(statuses[0]).toBe(401)
  expect(statuses.at(-1)).toBe(429)
})

test('on app. and api. with TLS: signs up, uploads an image and sees it, and comes back by passkey', async ({
  server,
}) => {
  const { proxy, deployment, port } = server
  const [app, api] = [`app.${domain}`, `api.${domain}`]
  const origin = proxy.origin(app)
  const apiOrigin = proxy.origin(api)
  await deployment.start({
    PORT: String(port),
    ORIGIN: origin,
    API_ORIGIN: apiOrigin,
    RP_ID: domain,
    COOKIE_DOMAIN: domain,
    TRUST_PROXY: '1',
  })
  const files = frontEnd(apiOrigin)
  const page = await server.open([
    { host: api, port },
    { host: app, ...files },
  ])
  await VirtualAuthenticator.add(page)
  await signUp(page, server, origin, 'anna@example.com')

  await page.goto(`${origin}/modules/inspiration/new`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Sky')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/modules\/inspiration\/\d+$/)
  await page.goto(`${page.url()}/options/new`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Sunrise')
  await page.getByRole('radiogroup', { name: 'Type' }).getByText('Image', { exact: true }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Image Choose/ }).click()
  const buffer = Buffer.from(pixel, 'base64')
  await (await chooser).setFiles({ name: 'sun.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Sunrise' }).click()
  const preview = page.getByRole('group', { name: 'Image' }).locator('img')
  await expect(preview).toHaveAttribute('src', new RegExp(`^${apiOrigin}/media/`))
  const isShown = await preview.evaluate((img: HTMLImageElement) => img.decode().then(() => true))
  expect(isShown).toBe(true)

  await page.goto(`${origin}/account/logout`)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page).toHaveURL(`${origin}/dashboard`)
  rmSync(files.files, { recursive: true, force: true })
})

/** Returns the built app as it is built with `API_ORIGIN`, for any web server. */
function frontEnd(apiOrigin: string): { files: string; policy: string } {
  const files = mkdtempSync(join(tmpdir(), 'daymark-front-end-'))
  cpSync(outDir, files, { recursive: true })
  const page = join(files, 'index.html')
  const named = readFileSync(page, 'utf8').replace(
    /(<meta name="daymark-api-origin" content=")[^"]*/,
    `$1${apiOrigin}`,
  )
  writeFileSync(page, named)
  const policy = readFileSync(join(files, 'content-security-policy.txt'), 'utf8').trim()
  const opened = policy.replaceAll(/(connect-src|img-src) 'self'/g, `$1 'self' ${apiOrigin}`)
  return { files, policy: opened }
}

import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { BackendProcess } from '../support/servers/backendProcess.ts'
import {
  browserAtBackend,
  openWhole,
  type PersonalPage,
} from '../support/servers/browserAtBackend.ts'

const email = 'anna@example.com'

const plantedImage = `<img src=x onerror="hacked('img')">`
const hostile = [
  plantedImage,
  `<script>hacked('script')</script>`,
  `"><svg onload=hacked('svg')>`,
  `<a href="javascript:hacked('link')">Click</a>`,
  `<iframe srcdoc="<script>parent.hacked('iframe')</script>"></iframe>`,
  `{{constructor.constructor("hacked('template')")()}}`,
  `javascript:hacked('address')//`,
]

/** Everything that people can name and write is hostile. Answers the pages that show it. */
async function seedHostile(backend: BackendProcess): Promise<PersonalPage[]> {
  const { passkeys } = await backend.createPerson({
    email,
    passkeys: hostile.map((name) => ({ name })),
  })
  const module = {
    name: plantedImage,
    options: hostile.map((text) => ({ name: text, text })),
    widgets: hostile,
  }
  const data = Buffer.from('\x89PNG\r\n\x1a\n12345678', 'latin1').toString('base64')
  const pictures = hostile.map((name) => ({ name, image: { fileName: `${name}.png`, data } }))
  const seeded = await backend.seed(email, {
    dailyTodos: [module],
    inspiration: [module, { ...module, options: pictures }],
  })
  const pages: PersonalPage[] = [
    { address: '/dashboard', texts: hostile },
    { address: '/modules', texts: [plantedImage] },
    { address: '/account/my', texts: hostile },
    { address: `/account/my/passkeys/${passkeys[0]}`, texts: [plantedImage] },
  ]
  for (const [slug, modules] of [
    ['daily-todos', seeded.dailyTodos],
    ['inspiration', seeded.inspiration],
  ] as const) {
    for (const { id, options, widgets } of modules) {
      const address = `/modules/${slug}/${id}`
      pages.push(
        { address, texts: hostile },
        { address: `${address}/options/${options[0]}`, texts: [plantedImage] },
        { address: `${address}/widgets/${widgets[0]}`, texts: [plantedImage] },
      )
    }
  }
  return pages
}

test('what people write runs nowhere, even without the content security policy', async () => {
  const { backend, page, signIn } = await browserAtBackend({ bypassCSP: true })
  const ran: string[] = []
  await page.exposeFunction('hacked', (how: string) => ran.push(how))
  page.on('dialog', (dialog) => void dialog.dismiss())
  const pages = await seedHostile(backend)
  await signIn(email)
  for (const personalPage of pages) {
    await openWhole(page, personalPage)
    expect(await plantedIn(page), personalPage.address).toEqual([])
  }
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByText("hacked('").first().waitFor()
  expect(ran).toEqual([])

  // So would it be noticed.
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), plantedImage)
  await expect.poll(() => ran).toEqual(['img'])
})

async function plantedIn(page: Page): Promise<string[]> {
  const planted = await page
    .locator('img[src="x"], svg[onload], iframe, a[href^="javascript:"], script')
    .evaluateAll((elements) => elements.map((element) => element.outerHTML))
  return planted.filter((html) => html.includes('hacked('))
}

test('the content security policy runs no script that was planted in a page', async () => {
  const { backend, page, signIn } = await browserAtBackend()
  const ran: string[] = []
  await page.exposeFunction('hacked', (how: string) => ran.push(how))
  await backend.createPerson({ email })
  await signIn(email)
  await page.goto('/dashboard')
  const blocked = await page.evaluate(async (texts) => {
    const violations: string[] = []
    addEventListener('securitypolicyviolation', (event) =>
      violations.push(event.effectiveDirective),
    )
    for (const html of texts) document.body.insertAdjacentHTML('beforeend', html)
    const script = document.createElement('script')
    script.textContent = "hacked('new script')"
    document.body.append(script)
    document.querySelector<HTMLAnchorElement>('a[href^="javascript:"]')?.click()
    // Not from here: what a test evaluates is free to do so.
    await new Promise((resolve) => {
      setTimeout(() => {
        try {
          // oxlint-disable-next-line no-eval -- that it must not run is what is tested
          globalThis.eval("hacked('eval')")
        } catch {
          violations.push('eval')
        }
        setTimeout(resolve)
      })
    })
    return violations
  }, hostile)
  await page.reload()
  expect(ran).toEqual([])
  expect(blocked).toEqual(expect.arrayContaining(['script-src-attr', 'script-src-elem', 'eval']))
})

const ways = [
  'https://evil.example/',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  '/%09/evil.example',
  'https:evil.example',
  'javascript:hacked()',
  'JaVaScRiPt:hacked()//',
  'data:text/html,<script>hacked()</script>',
  'dashboard@evil.example',
  '/dashboard/../../evil.example',
  '/..//evil.example/dashboard',
  '/account/logout',
  '/account/../account/logout',
]

test('no next leads to another site, runs something or logs out', async () => {
  const { backend, context, page, signIn } = await browserAtBackend()
  const elsewhere: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== backend.origin) elsewhere.push(request.url())
  })
  await backend.createPerson({ email })
  await signIn(email)
  for (const next of ways) {
    await page.goto(`/account/authenticate/webauthn?${new URLSearchParams({ next })}`)
    await page.waitForURL('**/dashboard')
    await page.getByRole('heading', { level: 1, name: /^(?!Daymark$)/ }).waitFor()
  }
  expect(elsewhere).toEqual([])
  const cookies = await context.cookies()
  expect(cookies.map(({ name }) => name)).toContain('sessionid')
})

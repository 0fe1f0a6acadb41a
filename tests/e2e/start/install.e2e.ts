import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumPath } from '../../../scripts/browser.ts'
import { dayFromNow, todos } from '../../support/pages/dashboard.ts'
import { expect, expectAccessible, signInAs, test as base, pageHeading } from '../../support/e2e.ts'

interface Profile {
  /** Opens a browser with a profile of its own: nothing can be installed from a private window, as tests have. */
  open(args?: string[]): Promise<BrowserContext>
}

const test = base.extend<{ profile: Profile }>({
  profile: async ({ backend, locale }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'daymark-browser-'))
    let opened: BrowserContext | undefined
    await use({
      async open(args = []) {
        const options = { executablePath: chromiumPath(), baseURL: backend.origin, locale, args }
        opened = await chromium.launchPersistentContext(folder, options)
        return opened
      },
    })
    await opened?.close()
    rmSync(folder, { recursive: true, force: true })
  },
})

/** The page links it when it is quiet. */
const untilManifestIsLinked = (page: Page) =>
  expect(page.locator('link[rel=manifest]')).toBeAttached()

// docs/product.md#8-11
test('a browser finds nothing that keeps it from installing the app', async ({
  backend,
  person,
  profile,
}) => {
  const context = await profile.open()
  const page = await context.newPage()
  await page.goto('/account/authenticate/webauthn')
  await untilManifestIsLinked(page)
  await signInAs(context, backend, person.email)
  await page.goto('/dashboard')
  await untilManifestIsLinked(page)
  const devtools = await context.newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  const { errors, url, data } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { icons, screenshots, shortcuts } = JSON.parse(data ?? '') as Record<
    string,
    { src: string; url: string; sizes: string }[]
  >
  const ofTab = await page.locator('link[rel=icon]').evaluate((link: HTMLLinkElement) => ({
    src: link.href,
    sizes: link.sizes.value,
  }))
  const pictures = [ofTab, ...(icons ?? []), ...(screenshots ?? [])]
  for (const { src, sizes } of pictures) {
    const size = await page.evaluate(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, new URL(src, url).href)
    expect(size, src).toBe(sizes)
  }
  for (const shortcut of shortcuts ?? []) {
    await page.goto(shortcut.url)
    await expect(pageHeading(page)).toBeVisible()
    await expect(page).toHaveURL(shortcut.url)
  }
})

/** Opens the dashboard in a browser that offers to install the app, as Chromium does on a person's device. */
async function openWithOffer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const offer = new Event('beforeinstallprompt', { cancelable: true })
      const prompt = () => {
        document.documentElement.dataset['isAsked'] = String(offer.defaultPrevented)
      }
      dispatchEvent(Object.assign(offer, { prompt }))
    })
  })
  await page.goto('/dashboard')
}

const offer = (page: Page) => page.getByText('Install Daymark on this device?')

test('installing is offered from the second day on, and an offer that is dismissed never comes back', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Health', ['Walk']))
  await openWithOffer(page)
  const list = page.getByRole('listitem', { name: 'Health' })
  const comeFirstOn = (day: string) =>
    page.evaluate((first) => localStorage.setItem('install-offer', first), day)

  await test.step('nothing is offered on the first day', async () => {
    await expect(list).toBeVisible()
    await expect(offer(page)).toBeHidden()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('install-offer')))
      .toBe(dayFromNow(0))
  })

  await test.step('on the next day it is offered, and the browser then asks', async () => {
    await comeFirstOn(dayFromNow(-1))
    await page.reload()
    await expect(offer(page)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Install' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-is-asked', 'true')
    await expect(offer(page)).toBeHidden()
  })

  await test.step('a dismissed offer never comes back', async () => {
    await comeFirstOn(dayFromNow(-9))
    await page.reload()
    await page.getByRole('button', { name: 'Do not ask again' }).click()
    await expect(offer(page)).toBeHidden()
    await page.reload()
    await expect(list).toBeVisible()
    await expect(offer(page)).toBeHidden()
  })
})

test('the offer stays where it is', async ({ backend, page, person }) => {
  await backend.seed(person.email, todos('Health', ['Walk']))
  await backend.setFault({ path: '/assets/DayHead', delayMs: 1_000, times: 1 })
  await page.addInitScript((day) => localStorage.setItem('install-offer', day), dayFromNow(-1))
  await openWithOffer(page)
  await expect(offer(page)).toBeVisible()
  const before = await offer(page).boundingBox()
  await expect(page.getByRole('progressbar', { name: 'All lists today' })).toBeVisible()
  expect(await offer(page).boundingBox()).toEqual(before)
})

test('in a window of its own the app has a way back', async ({ backend, person, profile }) => {
  const context = await profile.open(['--app=data:text/html,'])
  await signInAs(context, backend, person.email)
  const [page] = context.pages()
  if (page === undefined) throw new Error('The app has no window.')
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: person.username })).toBeVisible()
  const back = page.getByRole('button', { name: 'Back', exact: true })
  await expect(back).toBeHidden()
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await expect(page).toHaveURL('/modules')
  await page.setViewportSize({ width: 375, height: 700 })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await back.click()
  await expect(page).toHaveURL('/dashboard')
})

test('nothing lies below a notch or the bars of the system, and what is drawn around the page has the colour of its header', async ({
  context,
  page,
  person,
}) => {
  await page.setViewportSize({ width: 375, height: 700 })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { top: 44, bottom: 34, left: 0, right: 0 },
  })
  await page.goto('/account/my')
  await expect(page.getByRole('row', { name: person.email })).toBeVisible()

  await test.step('nothing lies below them', async () => {
    const brand = page.getByRole('link', { name: 'Daymark' })
    expect((await brand.boundingBox())?.y).toBeGreaterThanOrEqual(44)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const theme = await page.getByRole('radiogroup', { name: 'Theme' }).boundingBox()
    expect((theme?.y ?? Infinity) + (theme?.height ?? 0)).toBeLessThanOrEqual(700 - 34)
    expect((await brand.boundingBox())?.y).toBeGreaterThanOrEqual(44)
  })

  /** Returns the colours around the page and of its header, as the screen shows them. */
  const colours = () =>
    page.evaluate(() => {
      const metas = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
      const meta = [...metas].find(({ media }) => matchMedia(media).matches)
      const shown = getComputedStyle(document.querySelector('header') ?? document.body)
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')
      const [around, header] = [meta?.content ?? '', shown.backgroundColor].map((color) => {
        if (canvas === null) return ''
        canvas.fillStyle = color
        canvas.fillRect(0, 0, 1, 1)
        return canvas.getImageData(0, 0, 1, 1).data.join()
      })
      return { around, header }
    })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const seen = new Map<string, string | undefined>()
    for (const theme of ['Auto', 'Light', 'Dark']) {
      await test.step(`the colours are alike: system ${colorScheme}, theme ${theme}`, async () => {
        await page.getByRole('radio', { name: theme }).click()
        await expect(page.getByRole('radio', { name: theme })).toBeChecked()
        await expect(async () => {
          const { around, header } = await colours()
          expect(around).toBe(header)
          seen.set(theme, header)
        }).toPass()
      })
    }
    expect(seen.get('Dark')).not.toBe(seen.get('Light'))
  }
})

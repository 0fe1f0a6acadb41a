import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page, type ViewportSize } from 'playwright'
import { BackendProcess } from '../tests/support/servers/backendProcess.ts'
import { buildIfNeeded } from './buildIfNeeded.ts'
import { chromiumPath } from './browser.ts'
import { ensureBrowser } from './ensureBrowser.ts'

/**
 * `npm run pictures`: draws the icons of the page and of the manifest from `public/mark.svg`, and takes screenshots of the
 * demo account for the manifest and the README.
 */
const publicFolder = join(import.meta.dirname, '../public')
const folder = join(publicFolder, 'install')
const mark = readFileSync(join(publicFolder, 'mark.svg'), 'utf8')
/** For systems that crop icons: the mark keeps a distance from every edge. */
const uncut = mark
  .replace('viewBox="0 0 32 32"', 'viewBox="-3 -3 38 38"')
  .replace(/<rect[^>]*(fill="[^"]+")[^>]*>/, '<rect x="-3" y="-3" width="38" height="38" $1 />')

const icons = {
  // Of the tab: 16 px, at up to three times the density.
  '../icon.png': { svg: mark, size: 48 },
  'icon-192.png': { svg: mark, size: 192 },
  'icon-512.png': { svg: mark, size: 512 },
  'maskable-512.png': { svg: uncut, size: 512 },
  'apple-touch.png': { svg: uncut, size: 180 },
}

const screenshots: Record<string, { viewport: ViewportSize; scale: number; isPhone: boolean }> = {
  'wide.png': { viewport: { width: 1280, height: 800 }, scale: 1, isPhone: false },
  'narrow.png': { viewport: { width: 390, height: 780 }, scale: 2, isPhone: true },
}

async function drawIcons(browser: Browser): Promise<void> {
  for (const [name, { svg, size }] of Object.entries(icons)) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`)
    writeFileSync(join(folder, name), await page.screenshot({ omitBackground: true }))
    await page.close()
  }
}

/** A day that has begun says more than an empty one. */
async function tickSome(page: Page): Promise<void> {
  await page.getByRole('button', { name: '2 done' }).click()
  const todo = page.getByRole('radiogroup', { name: 'Kitchen', exact: true })
  await todo.getByRole('radio', { name: 'Done', exact: true }).click()
  await page.mouse.move(0, 0)
}

async function takeScreenshots(browser: Browser): Promise<void> {
  const backend = await new BackendProcess().start({}, ['--demo'])
  for (const [name, { viewport, scale, isPhone }] of Object.entries(screenshots)) {
    const context = await browser.newContext({
      viewport,
      deviceScaleFactor: scale,
      isMobile: isPhone,
      hasTouch: isPhone,
      locale: 'en-GB',
      serviceWorkers: 'block',
    })
    await context.addCookies(await backend.sessionCookies('demo@daymark.example'))
    const page = await context.newPage()
    await page.goto(`${backend.origin}/dashboard`)
    // The streaks and the progress of the day come last, after the cards.
    await page
      .getByText(/^\d+ days$/)
      .nth(1)
      .waitFor()
    await page.getByRole('progressbar', { name: 'All lists today' }).waitFor()
    if (!isPhone) await tickSome(page)
    if (isPhone) await page.getByRole('navigation', { name: 'Bottom bar' }).waitFor()
    await page.waitForFunction(
      () =>
        document.querySelector('[aria-busy=true]') === null &&
        [...document.images].every(({ complete }) => complete),
    )
    writeFileSync(join(folder, name), await page.screenshot({ animations: 'disabled' }))
    await context.close()
  }
  await backend.dispose()
}

if (ensureBrowser()) {
  await buildIfNeeded()
  const browser = await chromium.launch({ executablePath: chromiumPath() })
  await drawIcons(browser)
  await takeScreenshots(browser)
  await browser.close()
} else {
  process.exitCode = 3
}

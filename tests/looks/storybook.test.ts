import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import axe from 'axe-core'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { headlessChromiumPath } from '../../scripts/browser.ts'
import { serveFolder } from '../../scripts/serveFolder.ts'
import { buildStorybook, storiesOf } from '../../scripts/visual/storybook.ts'

const folder = mkdtempSync(join(tmpdir(), 'daymark-storybook-'))
let server: Awaited<ReturnType<typeof serveFolder>>
let browser: Browser

beforeAll(async () => {
  buildStorybook(resolve(import.meta.dirname, '../..'), folder)
  server = await serveFolder(folder)
  browser = await chromium.launch({ executablePath: headlessChromiumPath() })
  // Building takes a busy machine minutes.
}, 300_000)

afterAll(async () => {
  await browser.close()
  server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Opens a page of documentation in a theme, and waits until it is there as a whole. */
async function openPage(id: string, theme: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${server.origin}/iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

test('Storybook is built as a place of its own, with nothing of the app beside it', () => {
  expect(storiesOf(folder)).toContain('all-components--wall')
  for (const file of ['serviceWorker.js', 'built.json', 'content-security-policy.txt']) {
    expect({ file, exists: existsSync(join(folder, file)) }).toEqual({ file, exists: false })
  }
})

for (const [theme, isDark] of [
  ['light', false],
  ['dark', true],
] as const) {
  for (const id of ['introduction--docs', 'components-sidebar--docs']) {
    test(`the page ${id} follows the ${theme} theme, and can be read`, async () => {
      const page = await openPage(id, theme)
      const ground = await page
        .locator('.sbdocs-wrapper')
        .evaluate((element) => getComputedStyle(element).backgroundColor)
      const [red = 255] = /\d+/.exec(ground)?.map(Number) ?? []
      expect(red < 128).toBe(isDark)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
      await page.evaluate(axe.source)
      const unreadable = await page.evaluate(async () => {
        const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(
          document,
          { runOnly: ['color-contrast'] },
        )
        return violations.flatMap(({ nodes }) =>
          nodes.map(({ html, any }) => `${html} ${any[0]?.message}`),
        )
      })
      expect(unreadable).toEqual([])
      await page.close()
    })
  }
}

test('a component shows what to do and what not beside each other, and the defaults of its properties', async () => {
  const page = await openPage('components-button--docs', 'light')
  const [good, bad] = await Promise.all(
    ['Do', 'Do not'].map((text) => page.getByText(text, { exact: true }).boundingBox()),
  )
  expect(good?.y).toBe(bad?.y)
  expect((bad?.x ?? 0) - (good?.x ?? 0)).toBeGreaterThan(300)
  const variant = page.getByRole('row').filter({ hasText: 'for the one action that a view is for' })
  expect(await variant.getByRole('cell').nth(2).innerText()).toBe("'secondary'")
  await page.close()
})

/** Returns the colours of a button that no story presses, with some choices of the toolbar. */
async function buttonColours(globals: string) {
  const page = await browser.newPage()
  await page.goto(
    `${server.origin}/iframe.html?viewMode=story&id=components-button--full-width&globals=motion:none;${globals}`,
  )
  const button = page.getByRole('button').first()
  await button.waitFor()
  const colours = await button.evaluate((element) => {
    const { color, backgroundColor, borderColor } = getComputedStyle(element)
    const text = getComputedStyle(document.body).color
    return { color, backgroundColor, borderColor, text }
  })
  await page.close()
  return colours
}

test('the toolbar holds more contrast, and colours as a system forces them', async () => {
  const own = await buttonColours('contrast:normal')
  const strong = await buttonColours('contrast:more')
  expect(strong.text).not.toBe(own.text)
  expect(strong.backgroundColor).toBe(own.backgroundColor)
  expect(await buttonColours('forcedColors:active')).toEqual({
    color: 'rgb(0, 0, 0)',
    backgroundColor: 'rgb(255, 255, 255)',
    borderColor: 'rgb(0, 0, 0)',
    text: 'rgb(0, 0, 0)',
  })
})

test('the toolbar holds states, of components of react-aria and of plain elements', async () => {
  const page = await browser.newPage()
  /** Returns the ground of a story's first button while a state is held. */
  async function groundOf(story: string, state: string) {
    const globals = `motion:none;pseudo.${state}:!true`
    await page.goto(`${server.origin}/iframe.html?viewMode=story&id=${story}&globals=${globals}`)
    const button = page.getByRole('button').first()
    await button.waitFor()
    return () => button.evaluate((element) => getComputedStyle(element).backgroundColor)
  }
  for (const story of ['components-button--full-width', 'components-unfolding-row--closed']) {
    // No rule of the design system is about links that were visited.
    const rest = await (await groundOf(story, 'visited'))()
    const hovered = await groundOf(story, 'hover')
    await expect.poll(hovered, { timeout: 20_000 }).not.toBe(rest)
  }
  const hovered = await (await groundOf('components-button--full-width', 'hover'))()
  const pressed = await groundOf('components-button--full-width', 'active')
  await expect.poll(pressed, { timeout: 20_000 }).not.toBe(hovered)
  await page.close()
})

test('the toolbar offers the widths for which Daymark is designed', async () => {
  const page = await browser.newPage({ viewport: { width: 2400, height: 1300 } })
  await page.goto(`${server.origin}/?path=/story/components-button--full-width`)
  const sizes = page.getByRole('button', { name: 'Viewport size' })
  const frame = page.locator('#storybook-preview-iframe')
  for (const [name, width] of [
    ['Phone', 375],
    ['Tablet', 768],
    ['Laptop', 1280],
    ['Screen', 1920],
  ] as const) {
    await sizes.click()
    await page.getByRole('option', { name: `${name}, ${width}` }).click()
    const shown = () => frame.evaluate((element) => element.clientWidth)
    await expect.poll(shown, { timeout: 20_000 }).toBe(width)
  }
  await page.close()
})

test('the wall has a card for each component, and nothing on it covers another', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${server.origin}/iframe.html?viewMode=story&id=all-components--wall`)
  await page.getByRole('heading', { level: 1, name: 'All components' }).waitFor()
  const names = await page.getByRole('heading', { level: 2 }).getByRole('link').allInnerTexts()
  expect(names).toEqual(expect.arrayContaining(['Bottom bar', 'Button', 'Visually hidden']))
  const covering = await page.evaluate(() =>
    [...document.querySelectorAll('#storybook-root *')]
      .filter((element) => getComputedStyle(element).position === 'fixed')
      .filter((element) => element.getBoundingClientRect().width > 500)
      .map(({ outerHTML }) => outerHTML.slice(0, 99)),
  )
  expect(covering).toEqual([])
  await page.close()
})

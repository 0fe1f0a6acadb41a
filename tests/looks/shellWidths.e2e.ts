import type { Page } from '@playwright/test'
import { choice, dayFromNow, dayHeading, todos } from '../support/pages/dashboard.ts'
import { expect, newPerson, setLanguage, signInAs, test, pageHeading } from '../support/e2e.ts'
import { looseEnds } from '../support/browser/looseEnds.ts'

const widths = Array.from({ length: 26 }, (_, index) => 320 + index * 64)
/** From here on the sidebar is beside the page; before, it slides over it. */
const wide = 768
/** From here on the entries of the header have their words beside their pictures. */
const worded = 1280

async function expectWhole(page: Page, among = widths): Promise<void> {
  for (const width of among) {
    await page.setViewportSize({ width, height: 900 })
    // The page hears of its width with its next frame. Until then keys do what they do at the former one.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    await expect
      .poll(async () => ({ url: page.url(), width, loose: await looseEnds(page) }))
      .toEqual({ url: page.url(), width, loose: [] })
  }
}

/** Expects the header on one line, with its mark, and with everything in it in the window and beside each other. */
async function expectHeaderWhole(page: Page, width: number): Promise<void> {
  const header = page.getByRole('banner')
  const height = (await header.boundingBox())?.height ?? 0
  const mark = await header.getByRole('link', { name: 'Daymark' }).locator('svg').boundingBox()
  const last = await header.getByRole('link').last().boundingBox()
  const entries = await header.locator('a:visible, button:visible').evaluateAll((all) => {
    const found = all.map((entry) => ({
      text: entry.textContent,
      box: entry.getBoundingClientRect(),
    }))
    const cut = found.filter(({ box }) => box.left < 0 || box.right > innerWidth)
    const overlaps = found.filter(({ box }, index) => box.left < (found[index - 1]?.box.right ?? 0))
    return { cut: cut.map(({ text }) => text), overlaps: overlaps.map(({ text }) => text) }
  })
  const areWordsShown = width >= worded && (last?.width ?? 0) > 100
  expect({
    width,
    height,
    areWordsShown,
    isMarkShown: (mark?.width ?? 0) >= 20,
    ...entries,
  }).toEqual({
    width,
    height: width < wide ? 57 : 81,
    areWordsShown: width >= worded,
    isMarkShown: true,
    cut: [],
    overlaps: [],
  })
}

for (const [language, cookie] of [
  ['English', 'en-GB'],
  ['Dutch', 'nl'],
] as const) {
  test(`what a visitor meets, and the first run with its header, are whole at every width, in ${language}`, async ({
    backend,
    context,
    page,
  }) => {
    await setLanguage(context, backend, cookie)
    await page.goto('/account/signup/passkey')
    await expect(page.getByRole('textbox').first()).toBeVisible()
    await expectWhole(page)

    const person = await newPerson(backend)
    await signInAs(context, backend, person.email)
    await page.goto('/dashboard')
    await expect(page.getByRole('textbox').first()).toBeVisible()
    await expect(page.getByRole('button', { name: person.username })).toBeVisible()
    for (const width of widths) {
      await expectWhole(page, [width])
      await expectHeaderWhole(page, width)
    }
  })

  test(`beside a sidebar, collapsed or expanded, no word breaks and nothing overlaps or is cut at any width, in ${language}`, async ({
    backend,
    context,
    page,
    person,
  }) => {
    await setLanguage(context, backend, cookie)
    const walked = { Walk: { [dayFromNow(-1)]: 'done', [dayFromNow(-40)]: 'done' } } as const
    await backend.seed(person.email, todos('Health', ['Walk', 'Sleep'], walked))
    await backend.seed(person.email, todos('Household', ['Walk', 'Water the plants']))
    for (const path of ['/dashboard', '/modules', '/account/my', '/history']) {
      await page.goto(path)
      await expect(pageHeading(page)).toBeVisible()
      if (path === '/dashboard') {
        await expect(choice(page, 'Walk').first().getByRole('radio').first()).toBeVisible()
      }
      await expectWhole(page)
      // What the keys toggle stays so on the next page.
      const toggle = page.locator('[aria-keyshortcuts="Control+B Meta+B"]:visible')
      const isExpanded = (await toggle.getAttribute('aria-expanded')) === 'true'
      await page.keyboard.press('Control+b')
      await expect(toggle).toHaveAttribute('aria-expanded', String(!isExpanded))
      await expectWhole(
        page,
        widths.filter((width) => width >= wide),
      )
    }
  })
}

test('titles are on one line in windows of 1280 and 1920 px, on each page and in each card', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Health', ['Walk']))
  await backend.seed(person.email, todos('Home', ['Sweep']))
  const placeOf = async (name: string, level: number) => {
    const heading = page.getByRole('heading', { name, level, exact: true })
    await expect(heading).toBeVisible()
    const { x, y = 0, height = 0 } = (await heading.boundingBox()) ?? {}
    return { x, middle: Math.round(y + height / 2) }
  }
  const both = async (measure: (width: number) => Promise<unknown>) => {
    const measured = []
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      measured.push(await measure(width))
    }
    return measured
  }
  await page.goto('/dashboard')
  await expect(choice(page, 'Walk').getByRole('radio').first()).toBeVisible()
  const weekday = (await dayHeading(page).textContent()) ?? ''
  const first = await both(async () => {
    return placeOf(weekday, 1)
  })
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
  expect(await both(() => placeOf('Settings', 1))).toEqual(first)
  await page.getByRole('button', { name: person.username }).click()
  await page.getByRole('menuitem', { name: 'My account' }).click()
  await expect(page.getByText(person.email)).toBeVisible()
  expect(await both(() => placeOf('My account', 1))).toEqual(first)
  await both(async (width) => {
    const sidebar = await page.getByRole('navigation', { name: 'Sidebar' }).boundingBox()
    const main = await page.getByRole('main').boundingBox()
    const before = (main?.x ?? 0) - (sidebar?.x ?? 0) - (sidebar?.width ?? 0)
    expect(before - (width - (main?.x ?? 0) - (main?.width ?? 0))).toBeCloseTo(0, 0)
  })
})

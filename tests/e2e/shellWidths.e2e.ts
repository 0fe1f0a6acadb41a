import { choice, todos } from '../support/dashboard.ts'
import { expect, setLanguage, test } from '../support/e2e.ts'
import { looseEnds } from '../support/looseEnds.ts'

const widths = Array.from({ length: 26 }, (_, index) => 320 + index * 64)

for (const [language, cookie] of [
  ['English', 'en-GB'],
  ['Dutch', 'nl'],
] as const) {
  test(`the header stays on one line and within the window at every width, in ${language}`, async ({
    backend,
    context,
    page,
    person,
  }) => {
    await setLanguage(context, backend, cookie)
    await page.goto('/dashboard')
    await expect(page.getByRole('button', { name: person.username })).toBeVisible()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const header = page.getByRole('banner')
      const height = (await header.boundingBox())?.height ?? 0
      expect({ width, height }).toEqual({ width, height: width < 768 ? 57 : 81 })
      const mark = await header.getByRole('link', { name: 'Daymark' }).locator('svg').boundingBox()
      expect({ width, isMarkShown: (mark?.width ?? 0) >= 20 }).toEqual({ width, isMarkShown: true })
      const cut = await header.locator('a:visible, button:visible').evaluateAll((entries) =>
        entries
          .map((entry) => ({ text: entry.textContent, box: entry.getBoundingClientRect() }))
          .filter(({ box }) => box.left < 0 || box.right > innerWidth)
          .map(({ text }) => text),
      )
      expect({ width, cut }).toEqual({ width, cut: [] })
      const overlaps = await header.locator('a:visible, button:visible').evaluateAll((entries) => {
        const boxes = entries.map((entry) => entry.getBoundingClientRect())
        return boxes.filter(
          (box, index) => boxes[index - 1] && box.left < (boxes[index - 1]?.right ?? 0),
        ).length
      })
      expect({ width, overlaps }).toEqual({ width, overlaps: 0 })
    }
  })

  test(`what a visitor meets, and the first run, are whole at every width, in ${language}`, async ({
    backend,
    browser,
    page,
    person: _person,
  }) => {
    await setLanguage(page.context(), backend, cookie)
    const visitors = await browser.newContext({ baseURL: backend.origin })
    await setLanguage(visitors, backend, cookie)
    const visitor = await visitors.newPage()
    await visitor.goto('/account/signup/passkey')
    await page.goto('/dashboard')
    for (const tab of [visitor, page]) {
      await expect(tab.getByRole('textbox').first()).toBeVisible()
      for (const width of widths) {
        await tab.setViewportSize({ width, height: 900 })
        await expect
          .poll(async () => ({ url: tab.url(), width, loose: await looseEnds(tab) }))
          .toEqual({ url: tab.url(), width, loose: [] })
      }
    }
    await visitors.close()
  })

  for (const state of ['collapsed', 'expanded'] as const) {
    test(`beside a sidebar that is ${state} no word breaks and nothing overlaps or is cut at any width, in ${language}`, async ({
      backend,
      context,
      page,
      person,
    }) => {
      await setLanguage(context, backend, cookie)
      await context.addCookies([
        { name: 'sidebar_state', value: String(state === 'expanded'), url: backend.origin },
      ])
      const { dailyTodos } = await backend.seed(person.email, todos('Health', ['Walk', 'Sleep']))
      await backend.seed(person.email, todos('Household', ['Walk', 'Water the plants']))
      const lookBack = `/dashboard/daily-todos/${dailyTodos[0]?.widgets[0]}/look-back`
      for (const path of ['/dashboard', '/modules', '/account/my', lookBack]) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        if (path === '/dashboard') {
          await expect(choice(page, 'Walk').first().getByRole('radio').first()).toBeVisible()
        }
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          await expect
            .poll(async () => ({ path, width, loose: await looseEnds(page) }))
            .toEqual({ path, width, loose: [] })
        }
      }
    })
  }
}

test('a phone has the search in its header', async ({ page, person }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/account/my')
  await expect(page.getByText(person.email)).toBeVisible()
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('searchbox').fill('dash')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
})

for (const width of [1280, 1920]) {
  test(`titles are on one line in a window of ${width} px, on each page and in each card`, async ({
    backend,
    page,
    person,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await backend.seed(person.email, {
      ...todos('Health', ['Walk']),
      inspiration: [{ name: 'Thoughts', widgets: ['Thoughts'], options: [] }],
    })
    const placeOf = async (name: string, level: number) => {
      const heading = page.getByRole('heading', { name, level, exact: true })
      await expect(heading).toBeVisible()
      const { x, y = 0, height = 0 } = (await heading.boundingBox()) ?? {}
      return { x, middle: y + height / 2 }
    }
    await page.goto('/dashboard')
    await expect(choice(page, 'Walk').getByRole('radio').first()).toBeVisible()
    const first = await placeOf('Dashboard', 1)
    const card = await placeOf('Health', 2)
    expect(Math.abs((await placeOf('Thoughts', 2)).middle - card.middle)).toBeLessThan(0.5)
    await page.goto('/modules')
    expect(await placeOf('Settings', 1)).toEqual(first)
    await page.goto('/account/my')
    expect(await placeOf('My account', 1)).toEqual(first)
    const sidebar = await page.getByRole('navigation', { name: 'Sidebar' }).boundingBox()
    const main = await page.getByRole('main').boundingBox()
    const before = (main?.x ?? 0) - (sidebar?.x ?? 0) - (sidebar?.width ?? 0)
    expect(before - (width - (main?.x ?? 0) - (main?.width ?? 0))).toBeCloseTo(0, 0)
  })
}

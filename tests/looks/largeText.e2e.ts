import type { Locator, Page } from '@playwright/test'
import { dayFromNow, todos } from '../support/pages/dashboard.ts'
import { expectNoSidewaysScroll } from '../support/browser/devices.ts'
import { expect, newPerson, setLanguage, test, pageHeading } from '../support/e2e.ts'

const today = dayFromNow(0)

/** Doubles the size of all text, as the setting of a browser does. */
async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
}

/** Returns the words of the headings that have a line with a single letter of a longer word. */
function brokenHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = []
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        for (const { 0: word, index } of text.data.matchAll(/\S{3,}/g)) {
          const lettersOfLine = new Map<number, number>()
          for (let at = index; at < index + word.length; at += 1) {
            const range = document.createRange()
            range.setStart(text, at)
            range.setEnd(text, at + 1)
            const { top, width } = range.getBoundingClientRect()
            if (width > 0) lettersOfLine.set(top, (lettersOfLine.get(top) ?? 0) + 1)
          }
          if ([...lettersOfLine.values()].includes(1)) broken.push(word)
        }
      }
    }
    return broken
  })
}

async function expectRoom(page: Page): Promise<void> {
  await doubleText(page)
  await expect(pageHeading(page)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expect.poll(() => brokenHeadings(page), { message: page.url() }).toEqual([])
}

/** Returns the words whose end is cut off. */
function cutWords(place: Locator): Promise<(string | null)[]> {
  return place
    .locator('span')
    .evaluateAll((spans) =>
      spans
        .filter((span) => span.scrollWidth > span.clientWidth && span.clientWidth > 1)
        .map(({ textContent }) => textContent),
    )
}

/** Expects the words of the bar whole in a window of 320 px. */
async function expectBarWhole(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/dashboard')
  const bar = page.getByRole('navigation', { name })
  await expect(bar.getByRole('link')).toHaveCount(4)
  expect(await cutWords(bar)).toEqual([])
  await test.step('also with text of twice the size', async () => {
    await doubleText(page)
    for (const entry of await bar.locator('a, button').all()) {
      await expect(entry).toBeInViewport({ ratio: 1 })
    }
    expect(await cutWords(bar)).toEqual([])
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  })
  await test.step('also with the spacing of WCAG 1.4.12', async () => {
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        element.style.setProperty('letter-spacing', '0.12em', 'important')
        element.style.setProperty('word-spacing', '0.16em', 'important')
        element.style.setProperty('line-height', '1.5', 'important')
      }
    })
    expect(await cutWords(bar)).toEqual([])
    await expectNoSidewaysScroll(page)
  })
}

for (const [language, width] of [
  ['en-GB', 375],
  ['nl', 320],
] as const) {
  test.describe(`with text of twice the size in a window of ${width} px, in ${language}`, () => {
    test.use({ viewport: { width, height: 740 } })
    test.beforeEach(({ backend, context }) => setLanguage(context, backend, language))

    test('no page of a visitor scrolls sideways, with or without a code', async ({
      backend,
      context,
      newAddress,
      page,
    }) => {
      const ask = async (path: string, email: string) => {
        await page.goto(path)
        await expectRoom(page)
        await page.getByRole('textbox').fill(email)
        await page.keyboard.press('Enter')
        await expect(page).not.toHaveURL(path)
        await expectRoom(page)
      }
      await page.goto('/account/authenticate/webauthn')
      await expectRoom(page)
      await ask('/account/signup/passkey', newAddress)
      await context.clearCookies({ name: 'sessionid' })
      await ask('/account/login/code', (await newPerson(backend)).email)
    })
  })
}

for (const [language, bar] of [
  ['en-GB', 'Bottom bar'],
  ['nl', 'Navigatie onderaan'],
] as const) {
  test.describe(`with text of twice the size in a window of 375 px, signed in, in ${language}`, () => {
    test.use({ viewport: { width: 375, height: 740 } })
    test.beforeEach(({ backend, context }) => setLanguage(context, backend, language))

    test('no page of a signed-in person scrolls sideways, and the bar shows its words whole', async ({
      backend,
      page,
      person,
    }) => {
      const { dailyTodos, inspiration } = await backend.seed(person.email, {
        ...todos('Good mornings', ['Water the plants on the balcony', 'Read'], {
          Read: { [today]: 'done', [dayFromNow(-1)]: 'skip' },
        }),
        inspiration: [
          { name: 'Thoughts', widgets: ['Thoughts'], options: [{ name: 'One', text: 'Begin.' }] },
        ],
      })
      const list = `/modules/daily-todos/${dailyTodos[0]?.id}`
      const thoughts = `/modules/inspiration/${inspiration[0]?.id}`
      for (const path of [
        '/dashboard',
        '/history',
        `/history/${dailyTodos[0]?.id}`,
        '/modules',
        '/modules/daily-todos/new',
        list,
        `${list}/options/new`,
        `${list}/options/${dailyTodos[0]?.options[0]}`,
        `${list}/widgets/new`,
        `${list}/widgets/${dailyTodos[0]?.widgets[0]}`,
        thoughts,
        `${thoughts}/options/new`,
        '/modules/daily-todos/999999',
        '/account/my',
        '/account/my/email-addresses/add',
        '/account/my/passkeys/add',
        '/account/my/data',
      ]) {
        await test.step(path, async () => {
          await page.goto(path)
          await expectRoom(page)
        })
      }
      await test.step('the bar at the end of a window of 320 px', () => expectBarWhole(page, bar))
    })
  })
}

test.describe('with text of twice the size in a narrow window', () => {
  test.use({ viewport: { width: 375, height: 740 } })

  test('the first dashboard, dialogs and menus fit', async ({ backend, page, person }) => {
    await page.goto('/dashboard')
    await expectRoom(page)
    await backend.seed(person.email, todos('Health', ['Walk', 'Read']))
    await page.reload()
    await expectRoom(page)
    await page.getByRole('button', { name: 'Health: more actions' }).click()
    await expectNoSidewaysScroll(page)
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
    await expectNoSidewaysScroll(page)
    expect(await brokenHeadings(page)).toEqual([])
  })
})

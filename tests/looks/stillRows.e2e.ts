import type { Page } from '@playwright/test'
import { choice, dayFromNow, status } from '../support/pages/dashboard.ts'
import { expect, setLanguage, test } from '../support/e2e.ts'

const names = [
  'Walk the dog before breakfast',
  'Plan the three things that matter today',
  'Verantwoordelijkheidsverdeling bijwerken',
  'Read',
] as const
const [walk, plan, , read] = names

/** Three figures of days in a row, and two. */
const past = (days: number) =>
  Object.fromEntries(
    Array.from({ length: days }, (_, ago) => [dayFromNow(-1 - ago), 'done'] as const),
  )

/** Returns where everything on the dashboard is that a thumb may be about to press. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, li, [role=radiogroup], textarea, input)')].map(
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return `${element.tagName} ${element.getAttribute('aria-label')}: ${[x, y + scrollY, width, height].map(Math.round).join(' ')}`
      },
    ),
  )

const words = {
  'en-GB': {
    statuses: ['Todo', 'Skip', 'Done'],
    days: '104 days',
    back: 'Back to today',
    week: 'Last 7 days',
  },
  nl: {
    statuses: ['Te doen', 'Overgeslagen', 'Gedaan'],
    days: '104 dagen',
    back: 'Terug naar vandaag',
    week: 'Laatste 7 dagen',
  },
} as const

/** Holds back what the server says of the past. Returns a function that lets it come. */
async function holdPast(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const isOfPast = (url: URL) =>
    url.pathname.endsWith('/daily-todo-items/') && !url.searchParams.has('date')
  await page.route(isOfPast, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

// Another language only changes the length of the words: the narrowest window, and one with words in its rows, tell.
const looks = [
  ...[320, 375, 768, 1280, 1920].map((width) => ({ language: 'en-GB' as const, width })),
  ...[320, 1280].map((width) => ({ language: 'nl' as const, width })),
]
for (const { language, width } of looks) {
  test(`nothing moves under a thumb, in ${language} at ${width} px`, async ({
    backend,
    context,
    page,
    person,
  }) => {
    const said = words[language]
    await setLanguage(context, backend, language)
    await backend.seed(person.email, {
      dailyTodos: [
        {
          name: 'Learning Portuguese',
          widgets: ['Learning Portuguese'],
          options: names.map((name, index) => ({
            name,
            text: index === 3 ? 'A chapter, and then another one in the language of the day' : name,
            items: index === 0 ? past(104) : index === 1 ? past(12) : {},
          })),
        },
        {
          name: 'Garden',
          widgets: ['Garden'],
          options: [{ name: 'Weed', text: 'Weed', items: past(1) }],
        },
      ],
    })
    await page.setViewportSize({ width, height: 900 })
    const letPastCome = await holdPast(page)
    await page.goto('/dashboard')
    await expect(choice(page, walk).getByRole('radio', { checked: true })).toBeVisible()
    const before = await places(page)
    expect(before.length).toBeGreaterThan(10)
    letPastCome()
    await expect(page.getByText(said.days, { exact: true }).first()).toBeAttached()
    expect(await places(page)).toEqual(before)

    const [todo, skip, done] = said.statuses
    for (const [option, sign, shown] of [
      [walk, done, done],
      [walk, skip, skip],
      [read, skip, skip],
      [read, done, done],
      // The sign takes it back.
      [read, done, todo],
    ] as const) {
      await test.step(`${option}: ${shown}`, async () => {
        // A second tap in one place that comes too soon changes nothing.
        await expect(async () => {
          await status(page, option, sign).click({ timeout: 5_000 })
          await expect(status(page, option, shown)).toBeChecked({ timeout: 1_000 })
        }).toPass()
        expect(await places(page)).toEqual(before)
      })
    }
    await page.keyboard.press('Control+Home')
    await page.getByRole('toolbar', { name: said.week }).getByRole('button').nth(5).click()
    await expect(page.getByRole('button', { name: said.back })).toBeVisible()
    await expect(status(page, plan, done)).toBeChecked()
    expect(await places(page)).toEqual(before)
  })
}

/** Returns what has moved so far on the page itself, by the browser's own account. */
const moved = (page: Page) =>
  page.evaluate(() => {
    interface Shift extends PerformanceEntry {
      sources: readonly { node: Node | null }[]
    }
    const { promise, resolve } = Promise.withResolvers<string[]>()
    const main = document.querySelector('main')
    new PerformanceObserver((list) => {
      const sources = (list.getEntries() as Shift[]).flatMap((shift) => shift.sources)
      const nodes = sources.flatMap(({ node }) => (node && main?.contains(node) ? [node] : []))
      resolve(nodes.map(({ nodeName, textContent }) => `${nodeName} ${textContent}`))
    }).observe({ type: 'layout-shift', buffered: true })
    // Nothing is reported where nothing has moved.
    setTimeout(() => resolve([]), 500)
    return promise
  })

for (const width of [375, 768, 1280, 1920]) {
  test(`nothing moves while the dashboard comes, at ${width} px`, async ({
    backend,
    page,
    person,
  }) => {
    const lists = ['Morning', 'Work', 'Garden', 'Body', 'Music']
    // As many as their placeholder has rows: how many there are is not known before.
    const todos = ['Walk', 'Read', 'Swim', 'Cook']
    await backend.seed(person.email, {
      dailyTodos: lists.map((name) => ({
        name,
        widgets: [name],
        options: todos.map((todo) => ({ name: todo, text: todo })),
      })),
    })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/dashboard')
    await expect(status(page, 'Walk', 'Todo').first()).toBeChecked()
    await expect(page.getByRole('toolbar', { name: 'Last 7 days' })).toBeVisible()
    expect(await moved(page)).toEqual([])
  })
}

import type { Locator } from '@playwright/test'
import {
  choice,
  choose,
  dayFromNow,
  openTodos,
  status,
  todos,
  widget,
} from '../support/pages/dashboard.ts'
import { devices } from '../support/browser/devices.ts'
import { expect, setLanguage, test } from '../support/e2e.ts'

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('It is on the screen.')
  return box
}

test('the rows and the name of a card keep their places', async ({ backend, page, person }) => {
  const today = dayFromNow(0)
  const names = ['Walk', 'Read', 'Sleep'] as const
  await openTodos({ backend, page, person }, names, { Walk: { [today]: 'done' } })
  await test.step('what is done steps back', async () => {
    const colorOf = (name: string) =>
      page
        .getByRole('button', { name, exact: true })
        .evaluate((button) => getComputedStyle(button).color)
    expect(await colorOf('Walk')).not.toBe(await colorOf('Sleep'))
    await choose(page, 'Read', 'Skip')
    await expect.poll(() => colorOf('Read')).toBe(await colorOf('Walk'))
  })
  await test.step('everything begins at one edge, and no card is wider than what one reads in it', async () => {
    for (const width of [320, 375, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      // The frame may need a moment after the window's size has changed.
      await expect(async () => {
        const card = await boxOf(widget(page, 'Health'))
        const head = await boxOf(page.getByRole('heading', { level: 1 }))
        expect(card.width).toBeLessThanOrEqual(36 * 16)
        expect(Math.abs(card.x - head.x)).toBeLessThanOrEqual(4)
        const name = await boxOf(page.getByRole('button', { name: 'Health: more actions' }))
        const row = await boxOf(page.getByRole('button', { name: 'Sleep', exact: true }))
        expect(Math.abs(name.x - row.x)).toBeLessThanOrEqual(1)
      }).toPass()
    }
  })
  for (const width of [375, 1280]) {
    await test.step(`nothing moves when the last to-do is ticked, at ${width} px`, async () => {
      const bar = page.getByRole('navigation', { name: 'Bottom bar' })
      await page.setViewportSize({ width, height: 900 })
      await expect(bar).toBeVisible({ visible: width === 375 })
      if (width > 375) await choose(page, 'Sleep', 'Todo')
      const places = () =>
        Promise.all(
          names.flatMap((name) => [
            boxOf(page.getByRole('button', { name, exact: true })).then(({ y, height }) => ({
              y,
              height,
            })),
            boxOf(status(page, name, 'Done')),
            boxOf(status(page, name, 'Skip')),
          ]),
        )
      const before = await places()
      await choose(page, 'Sleep', 'Done')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, done\.$/)
      expect(await places()).toEqual(before)
    })
  }
  await test.step('two cards are beside each other in a wide window', async () => {
    await page.setViewportSize({ width: 1920, height: 900 })
    await backend.seed(person.email, todos('Garden', ['Weed']))
    await page.reload()
    await expect(choice(page, 'Weed')).toBeVisible()
    const [health, garden] = [
      await boxOf(widget(page, 'Health')),
      await boxOf(widget(page, 'Garden')),
    ]
    expect(health.y).toBe(garden.y)
    expect(garden.x).toBeGreaterThan(health.x + health.width)
    const head = await boxOf(page.getByRole('heading', { level: 1 }))
    expect(Math.abs(health.x - head.x)).toBeLessThanOrEqual(4)
  })
})

const rowNames = [
  'Walk',
  'Read',
  'A longer name',
  'Around the whole lake, with the dog and the camera',
] as const

test('the sign is at the start of its row, the others in one column at its end beside the name, at every width', async ({
  backend,
  context,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Health', rowNames))
  for (const [language, cookie, addTodo] of [
    ['English', 'en-GB', 'Add a to-do'],
    ['Dutch', 'nl', 'Taak toevoegen'],
  ] as const) {
    await test.step(`in ${language}`, async () => {
      await setLanguage(context, backend, cookie)
      await page.goto('/dashboard')
      await expect(choice(page, 'Walk').getByRole('radio', { checked: true })).toBeVisible()
      for (const width of [320, 375, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        // The frame may need a moment after the window's size has changed.
        await expect(async () => {
          const rows = await Promise.all(
            rowNames.map(async (name) => {
              const title = await page.getByRole('button', { name, exact: true }).boundingBox()
              const text = await page.getByText(`About ${name}`, { exact: true }).boundingBox()
              const statuses = await choice(page, name).boundingBox()
              const tick = await choice(page, name).getByRole('radio').first().boundingBox()
              if (!title || !text || !statuses || !tick) throw new Error('All are on the screen.')
              return { title, text, statuses, tick }
            }),
          )
          for (const { title, text, statuses, tick } of rows) {
            expect(tick.width).toBeGreaterThanOrEqual(44)
            expect(tick.height).toBeGreaterThanOrEqual(44)
            expect(tick.x + tick.width).toBeLessThanOrEqual(title.x)
            expect(tick.y).toBeLessThan(title.y + title.height)
            // The controls are never below a name, however long it is.
            expect(statuses.x).toBeGreaterThanOrEqual(text.x + text.width)
            expect(statuses.x).toBeGreaterThanOrEqual(title.x + title.width)
            expect(statuses.y).toBeLessThan(title.y + title.height)
            expect(statuses.y + statuses.height).toBeGreaterThan(title.y)
          }
          const ends = rows.map(({ statuses }) => Math.round(statuses.x + statuses.width))
          expect(new Set(ends).size).toBe(1)
          const list = await page.getByRole('list', { name: /^(To-dos|Taken) / }).boundingBox()
          const add = await page.getByRole('textbox', { name: addTodo }).boundingBox()
          if (!list || !add) throw new Error('Both are on the screen.')
          expect(list.x + list.width - (ends[0] ?? 0)).toBeLessThanOrEqual(16)
          expect(add.y).toBeGreaterThanOrEqual(list.y + list.height)
          expect(add.y - list.y - list.height).toBeLessThan(24)
        }).toPass()
      }
    })
  }
})

test('the keyboard of a phone leaves the line and the button of the first run in sight, in Dutch', async ({
  backend,
  context,
  page,
  person: _person,
}) => {
  await setLanguage(context, backend, 'nl')
  await page.setViewportSize(devices.phone)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Wat wil je elke dag doen?' })).toBeVisible()
  // It takes the lower half of the window.
  await page.setViewportSize({ width: 375, height: 504 })
  await page.getByRole('button', { name: 'Wandelen' }).click()
  await expect(page.getByRole('button', { name: /dag beginnen$/ })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('textbox', { name: 'Taak 1' })).toBeInViewport({ ratio: 1 })
})

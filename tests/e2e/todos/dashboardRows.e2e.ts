import {
  choice,
  dayFromNow,
  holdRequests,
  openTodos,
  todos,
} from '../../support/pages/dashboard.ts'
import { expect, setLanguage, test } from '../../support/e2e.ts'

const names = [
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
  await backend.seed(person.email, todos('Health', names))
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
            names.map(async (name) => {
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
          const list = await page.getByRole('list', { name: /^(To-dos|Taken)$/ }).boundingBox()
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

test('the past that arrives while the menu of a to-do is open leaves its entry the focus', async ({
  backend,
  page,
  person,
}) => {
  const release = await holdRequests(page, 'GET', '**/api/v1/daily-todo-items/**page=last**')
  await openTodos({ backend, page, person }, ['Walk'], {
    Walk: { [dayFromNow(-1)]: 'done', [dayFromNow(0)]: 'done' },
  })
  await page.getByRole('button', { name: 'Walk', exact: true }).press('Enter')
  const first = page.getByRole('menuitem').first()
  await expect(first).toBeFocused()
  release()
  await expect(page.getByRole('menu').getByText(/^2 days in a row/)).toBeVisible()
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem').nth(1)).toBeFocused()
})

import { choice, todos } from '../support/dashboard.ts'
import { expect, setLanguage, test } from '../support/e2e.ts'

const names = [
  'Walk',
  'Read',
  'A longer name',
  'Around the whole lake, with the dog and the camera',
] as const

test('Done is at the start of its row, the others in one column at its right end, at every width', async ({
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
              return { name, title, text, statuses, tick }
            }),
          )
          for (const { name, title, text, statuses, tick } of rows) {
            expect(tick.width).toBeGreaterThanOrEqual(44)
            expect(tick.height).toBeGreaterThanOrEqual(44)
            expect(tick.x + tick.width).toBeLessThanOrEqual(title.x)
            expect(tick.y).toBeLessThan(title.y + title.height)
            // A long name takes the whole width of a narrow card: two lines of it at most, or three beside words.
            expect(title.height).toBeLessThanOrEqual(width === 375 ? 56 : 72)
            if (name.length > (width === 320 ? 10 : 20) && width < 768) continue
            expect(statuses.x).toBeGreaterThanOrEqual(text.x + text.width)
            expect(statuses.x).toBeGreaterThanOrEqual(title.x + title.width)
            expect(statuses.y).toBeLessThan(text.y + text.height)
            expect(statuses.y + statuses.height).toBeGreaterThan(title.y)
          }
          const ends = rows.map(({ statuses }) => Math.round(statuses.x + statuses.width))
          expect(new Set(ends).size).toBe(1)
          const list = await page.getByRole('list', { name: 'Health' }).boundingBox()
          const add = await page.getByRole('button', { name: addTodo }).boundingBox()
          if (!list || !add) throw new Error('Both are on the screen.')
          expect(list.x + list.width - (ends[0] ?? 0)).toBeLessThanOrEqual(16)
          expect(add.y).toBeGreaterThanOrEqual(list.y + list.height)
          expect(add.y - list.y - list.height).toBeLessThan(24)
        }).toPass()
      }
    })
  }
})

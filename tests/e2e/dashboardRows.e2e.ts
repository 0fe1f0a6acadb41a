import { choice, openTodos } from '../support/dashboard.ts'
import { expect, setLanguage, test } from '../support/e2e.ts'

const names = [
  'Walk',
  'Read',
  'A longer name',
  'Around the whole lake, with the dog and the camera',
] as const

for (const [language, cookie, addTodo] of [
  ['English', 'en-GB', 'Add a to-do'],
  ['Dutch', 'nl', 'Taak toevoegen'],
] as const) {
  for (const width of [320, 375, 768, 1280, 1920]) {
    test(`the statuses stand beside their to-do, in one column at its right end, at ${width} px in ${language}`, async ({
      backend,
      context,
      page,
      person,
    }) => {
      await setLanguage(context, backend, cookie)
      await page.setViewportSize({ width, height: 800 })
      await openTodos({ backend, page, person }, names)
      const rows = await Promise.all(
        names.map(async (name) => {
          const title = await page.getByRole('button', { name, exact: true }).boundingBox()
          const text = await page.getByText(`About ${name}`, { exact: true }).boundingBox()
          const statuses = await choice(page, name).boundingBox()
          if (!title || !text || !statuses) throw new Error('All are on the screen.')
          return { title, text, statuses }
        }),
      )
      for (const { title, text, statuses } of rows) {
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
    })
  }
}

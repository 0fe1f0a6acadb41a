import { choice, openTodos } from '../support/dashboard.ts'
import { expect, test } from '../support/e2e.ts'

const names = ['Walk', 'Read', 'A longer name'] as const

for (const width of [320, 375, 768, 1280, 1920]) {
  test(`the statuses stand beside their to-do, in one column, at ${width} px`, async ({
    backend,
    page,
    person,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openTodos({ backend, page, person }, names)
    const rows = await Promise.all(
      names.map(async (name) => {
        const text = await page.getByText(`About ${name}`, { exact: true }).boundingBox()
        const statuses = await choice(page, name).boundingBox()
        if (!text || !statuses) throw new Error('Both are on the screen.')
        return { text, statuses }
      }),
    )
    for (const { text, statuses } of rows) {
      expect(statuses.x).toBeGreaterThanOrEqual(text.x + text.width)
      expect(statuses.y).toBeLessThan(text.y + text.height)
      expect(statuses.y + statuses.height).toBeGreaterThan(text.y)
    }
    const ends = rows.map(({ statuses }) => Math.round(statuses.x + statuses.width))
    expect(new Set(ends).size).toBe(1)
  })
}

import type { BackendProcess } from '../support/servers/backendProcess.ts'
import { dayFromNow, todos } from '../support/pages/dashboard.ts'
import { devices } from '../support/browser/devices.ts'
import { expect, test, pageHeading } from '../support/e2e.ts'
import { pageCount } from '../support/browser/paper.ts'

/** Gives a person a list with a to-do that was done on these days. */
async function seedHistory(
  { backend, person }: { backend: BackendProcess; person: { email: string } },
  name: string,
  days: readonly string[],
): Promise<void> {
  const items = { Walk: Object.fromEntries(days.map((day) => [day, 'done'] as const)) }
  await backend.seed(person.email, todos(name, ['Walk'], items))
}

test('the history prints each month that was read, and not what chooses between the views', async ({
  backend,
  page,
  person,
}) => {
  const days = Array.from({ length: 70 }, (_, index) => dayFromNow(-1 - index))
  await seedHistory({ backend, person }, 'Health', days)
  await page.goto('/history')
  const months = page.getByRole('list', { name: 'Months', exact: true })
  const marked = months.getByText(/: all 1 complete$|^all 1 complete$/)
  await expect(page.getByText(/^Your history starts on/)).toBeVisible()
  for (const view of ['Calendar', 'Table'] as const) {
    await test.step(`as a ${view.toLowerCase()}`, async () => {
      await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
      await page.getByRole('radio', { name: view }).click()
      await expect(page.getByRole('radio', { name: view })).toBeChecked()
      await expect(marked).toHaveCount(70)

      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      await expect(months).toBeVisible()
      await expect(marked).toHaveCount(70)
      await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await expect(pageHeading(page)).toHaveCSS('color', 'rgb(0, 0, 0)')
      await expect(months.getByRole('table').first()).toHaveCSS('color', 'rgb(0, 0, 0)')
      await expect(page.getByText('29 of 29 days').first()).toBeVisible()
      await expect(page.getByRole('radio')).toHaveCount(0)
      // The rows of the lists are printed with their numbers, and nothing else that leads away.
      await expect(page.getByRole('link')).toHaveAccessibleName(/^Health, 29 of 29 days/)
      const pdf = await page.pdf({ format: 'A4' })
      expect(pageCount(pdf)).toBeLessThanOrEqual(view === 'Table' ? 5 : 2)
    })
  }
})

test('the history uses the whole width of a sheet', async ({ backend, page, person }) => {
  for (const [title, count, inARow] of [
    ['one month', 1, 1],
    ['three months', 3, 2],
  ] as const) {
    const monthsAgo = new Date()
    monthsAgo.setUTCMonth(monthsAgo.getUTCMonth() - count + 1, 1)
    await seedHistory({ backend, person }, title, [monthsAgo.toISOString().slice(0, 10)])
    await test.step(`at ${title}`, async () => {
      await page.emulateMedia({ media: 'screen' })
      await page.setViewportSize(devices.laptop)
      await page.goto('/history')
      await expect(page.getByText(/^Your history starts on/)).toBeVisible()
      const list = page.getByRole('list', { name: 'Months', exact: true })
      await expect(list.getByRole('listitem')).toHaveCount(count)
      await expect(list.locator('[aria-busy=true]')).toHaveCount(0)
      // A4 between the margins of a browser.
      await page.setViewportSize({ width: 718, height: 1047 })
      await page.emulateMedia({ media: 'print' })

      const months = list.getByRole('listitem')
      const boxes = await months.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
      const firstRow = boxes.filter(({ top }) => top === boxes[0]?.top)
      expect(firstRow).toHaveLength(inARow)
      const sheet = await list.boundingBox()
      expect(firstRow[0]?.left).toBe(sheet?.x)
      expect(firstRow.at(-1)?.right).toBe((sheet?.x ?? 0) + (sheet?.width ?? 0))
      const grids = await list
        .getByRole('table')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
      for (const width of grids) expect(width).toBeGreaterThan((firstRow[0]?.width ?? 0) - 60)
      expect(sheet?.width).toBeGreaterThan(700)
    })
  }
})

test('a month that was not read yet is not printed as one in which nothing was done', async ({
  backend,
  page,
  person,
}) => {
  // Ten days are a page of items: the last four reach back for forty days.
  const names = Array.from({ length: 10 }, (_, index) => `Task ${index}`)
  const days = Object.fromEntries(
    Array.from({ length: 400 }, (_, index) => [dayFromNow(-1 - index), 'done'] as const),
  )
  const items = Object.fromEntries(names.map((name) => [name, days]))
  await backend.seed(person.email, todos('Health', names, items))
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/v1/daily-todo-items/?*', async (route) => {
    const asked = new URL(route.request().url()).searchParams.get('page')
    if (asked !== 'last' && Number(asked) < 37) await isReleased
    await route.fallback()
  })
  await page.goto('/history')
  const months = page.getByRole('list', { name: 'Months', exact: true })
  await expect(months.getByRole('table')).toHaveCount(3)
  await expect(page.getByRole('link', { name: /^Health, 29 of 29 days/ })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  // The thirty days of the report are known, and reach into the month before this one.
  await expect(months.getByRole('table')).toHaveCount(1)
  await page.emulateMedia({ media: 'screen' })
  await expect(months.getByRole('table')).toHaveCount(3)
  release()
  const last = months.getByRole('table').last()
  await expect(last).toContainText('all 10 complete')
  await page.emulateMedia({ media: 'print' })
  await expect(months.getByRole('table')).toHaveCount(3)
})

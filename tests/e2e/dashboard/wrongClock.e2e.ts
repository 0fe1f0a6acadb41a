import { choose, dayFromNow, openTodos } from '../../support/pages/dashboard.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'

const aDay = 86_400_000

// docs/product.md#7-2
test('a device whose clock is a day ahead says so beside the day, until it is right again', async ({
  backend,
  page,
  person,
}) => {
  const note = page.getByText(/^The clock of this device says/)
  await page.clock.setFixedTime(Date.now() + aDay)
  await openTodos({ backend, page, person }, ['Walk'])
  await expect(note).toBeVisible()
  const [device, server] = [1, 0].map((days) =>
    new Date(dayFromNow(days)).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
  )
  await expect(note).toContainText(String(device))
  await expect(note).toContainText(String(server))
  await expectAccessible(page)
  await test.step('the next answer after the clock was set takes it away', async () => {
    await page.clock.setFixedTime(Date.now())
    await choose(page, 'Walk', 'Done')
    await expect(note).toBeHidden()
  })
})

test('a clock that is two hours off is not worth a word', async ({ backend, page, person }) => {
  await page.clock.setFixedTime(Date.now() + 2 * 3_600_000)
  const loaded = page.waitForResponse((response) =>
    response.url().includes('/assets/DashboardExtras-'),
  )
  await openTodos({ backend, page, person }, ['Walk'])
  await loaded
  await expect(page.getByText(/^The clock of this device says/)).toHaveCount(0)
})

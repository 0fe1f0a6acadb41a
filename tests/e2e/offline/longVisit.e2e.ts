import type { Page } from '@playwright/test'
import { choose, dayFromNow, dayHeading, openTodos, status } from '../../support/pages/dashboard.ts'
import { expect, test } from '../../support/e2e.ts'
import { isHistoryPersisted, listRow, past, row } from '../../support/pages/history.ts'
import { untilPrecached } from '../../support/browser/precache.ts'

test.use({ serviceWorkers: 'allow' })

const hour = 60 * 60_000

/** Opens a page of the app by its menu: the app stays as it is. */
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name, exact: true }).click()

test('what this device keeps stays readable in an app that is open for a day and a night', async ({
  backend,
  context,
  page,
  person,
}) => {
  // A morning, so that the hours below do not pass another midnight.
  const morning = `${dayFromNow(0)}T08:00:00Z`
  await page.clock.install({ time: morning })
  await backend.setClock({ set: morning })
  const days = past(40, () => 'done')
  await openTodos({ backend, page, person }, ['Walk', 'Read'], { Walk: days, Read: days })
  await page.goto('/history')
  await expect(listRow(page, 'Health')).toHaveAccessibleName(/29 of 29 days/)
  await expect.poll(() => isHistoryPersisted(page)).toBe(true)
  await untilPrecached(page)
  // A new page, whose dashboard shows nothing of the year.
  await page.goto('/dashboard')
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()

  /** Lets time pass here and on the server. */
  async function pass(milliseconds: number) {
    await page.clock.fastForward(milliseconds)
    await backend.setClock({ advanceMs: milliseconds })
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  }

  await test.step('after six minutes the history of the year opens without the server', async () => {
    await pass(hour / 10)
    await context.setOffline(true)
    await goTo(page, 'History')
    await expect(listRow(page, 'Health')).toHaveAccessibleName(/29 of 29 days/)
    await expect(page.getByText('Not all of this year could be loaded')).toHaveCount(0)
    await context.setOffline(false)
  })

  await test.step('the next morning is the new day, with the week as it was', async () => {
    await goTo(page, 'Dashboard')
    await choose(page, 'Walk', 'Done')
    await pass(24 * hour)
    const tomorrow = dayFromNow(1)
    await expect(dayHeading(page, tomorrow)).toBeVisible()
    await expect(status(page, 'Walk', 'Todo')).toBeChecked()
    await expect(page.getByRole('progressbar', { name: 'All lists today' })).toHaveAttribute(
      'aria-valuetext',
      '0 of 2 complete',
    )
    await expect(page.getByRole('button', { name: 'Yesterday: 1 left' })).toBeVisible()
  })

  await test.step('a night without the server loses nothing, and the morning sends what waits', async () => {
    await context.setOffline(true)
    await status(page, 'Read', 'Done').click()
    await expect(page.getByRole('listitem').getByTitle('Not sent yet')).toBeVisible()
    await pass(9 * hour)
    await goTo(page, 'History')
    await listRow(page, 'Health').click()
    await expect(row(page, 'Walk')).toHaveAccessibleName(/current streak 41 days/)
    await goTo(page, 'Dashboard')
    await expect(status(page, 'Read', 'Done')).toBeChecked()
    await context.setOffline(false)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByRole('listitem').getByTitle('Not sent yet')).toHaveCount(0)
    await expect(status(page, 'Read', 'Done')).toBeChecked()
  })
})

import type { Page } from '@playwright/test'
import { dayFromNow, openTodos, status, todos, widget } from '../../support/pages/dashboard.ts'
import { chooseOfCard } from '../../support/pages/menus.ts'
import { expect, test } from '../../support/e2e.ts'

/** Presses in one place until the list is three days back. */
async function goThreeDaysBack(page: Page, name: string): Promise<void> {
  const places = () =>
    Promise.all(
      ['Previous day', 'Next day'].map((button) =>
        page.getByRole('button', { name: button }).boundingBox(),
      ),
    )
  const shown = widget(page, name).getByRole('time')
  await expect(shown).toHaveText(new RegExp(`^${dayFromNow(0)}Today, \\d`))
  await page.getByRole('button', { name: 'Previous day' }).hover()
  const before = await places()
  for (const day of [-1, -2, -3]) {
    await page.mouse.down()
    await page.mouse.up()
    const weekday = new Date(dayFromNow(day)).toLocaleDateString('en-GB', {
      weekday: 'long',
      timeZone: 'UTC',
    })
    const spoken = day === -1 ? 'Yesterday' : weekday
    await expect(shown).toHaveText(new RegExp(`^\\w{3}${dayFromNow(day)}${spoken}, \\d`))
    expect(await places()).toEqual(before)
  }
  await expect(page.getByRole('button', { name: 'Back to today' })).toBeVisible()
}

test('steps to other days at once, corrects one, and comes back to today in one step, whatever room the name takes', async ({
  backend,
  page,
  person,
}) => {
  const yesterday = dayFromNow(-1)
  // The newest page of the past has the last days.
  const read = page.waitForResponse((response) => response.url().includes('page=last'))
  await openTodos({ backend, page, person }, ['Walk'], { Walk: { [yesterday]: 'skip' } })
  await read
  await expect(page.getByText(dayFromNow(0), { exact: true })).toBeVisible()
  await expect(page.getByRole('toolbar').getByRole('button', { name: /skipped/ })).toHaveCount(1)
  await backend.setFault({ method: 'GET', path: '/api/v1/', delayMs: 20_000, times: 20 })
  await page.getByRole('button', { name: 'Previous day' }).click()
  await expect(page.getByText(yesterday, { exact: true })).toBeVisible()
  await expect(status(page, 'Walk', 'Skip')).toBeChecked({ timeout: 5_000 })
  await backend.clearFaults()
  await status(page, 'Walk', 'Done').click()
  await page.getByRole('button', { name: 'Back to today' }).press('Enter')
  await expect(page.getByText(dayFromNow(0), { exact: true })).toBeVisible()
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()
  await test.step('three presses in the same place go three days back, with a short name', () =>
    goThreeDaysBack(page, 'Health'))
  const long = 'Everything for the morning'
  await test.step('with a long name', async () => {
    await chooseOfCard(page, 'Health', 'Rename')
    await page.getByRole('textbox', { name: 'Name' }).fill(long)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Back to today' }).click()
    await goThreeDaysBack(page, long)
  })
  await test.step('with a long name on a phone', async () => {
    await page.setViewportSize({ width: 375, height: 800 })
    await expect(page.getByRole('navigation', { name: 'Bottom bar' })).toBeVisible()
    await page.getByRole('button', { name: 'Back to today' }).click()
    await goThreeDaysBack(page, long)
  })
})

test('overnight a list moves to the new UTC day, and a chosen day stays', async ({
  backend,
  page,
  person,
}) => {
  await backend.setClock({ set: '2026-11-20T23:58:00Z' })
  await page.clock.install({ time: '2026-11-20T23:58:00Z' })
  await backend.seed(person.email, todos('Home', ['Dust']))
  await openTodos({ backend, page, person }, ['Walk'], { Walk: { '2026-11-20': 'done' } })
  const [health, home] = [widget(page, 'Health'), widget(page, 'Home')]
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
  await home.getByRole('button', { name: 'Previous day' }).click()
  await expect(home.getByText('2026-11-19', { exact: true })).toBeVisible()
  // A request under way would run into its time limit when the clock goes forward.
  await page.waitForLoadState('networkidle')
  await backend.setClock({ set: '2026-11-21T00:00:30Z' })
  await page.clock.fastForward('02:30')
  await test.step('a tab that was left open moves to the new day', async () => {
    await expect(health.getByText('2026-11-21', { exact: true })).toBeVisible()
    await expect(status(page, 'Walk', 'Todo')).toBeChecked()
  })
  await test.step('a chosen day stays, and today is the new day', async () => {
    await expect(home.getByText('2026-11-19', { exact: true })).toBeVisible()
    await home.getByRole('button', { name: 'Back to today' }).click()
    await expect(home.getByText('2026-11-21', { exact: true })).toBeVisible()
  })
})

import { dayFromNow, openTodos, status, todos, widget } from '../support/dashboard.ts'
import { expect, test } from '../support/e2e.ts'

test('steps to other days at once, corrects one, and comes back to today in one step', async ({
  backend,
  page,
  person,
}) => {
  const yesterday = dayFromNow(-1)
  const prefetched = page.waitForResponse((response) => response.url().includes(yesterday))
  await openTodos({ backend, page, person }, ['Walk'], { Walk: { [yesterday]: 'skip' } })
  await prefetched
  await expect(page.getByText(dayFromNow(0), { exact: true })).toBeVisible()
  await backend.setFault({ method: 'GET', path: '/api/v1/', delayMs: 20_000, times: 20 })
  await page.getByRole('button', { name: 'Previous day' }).click()
  await expect(page.getByText(yesterday, { exact: true })).toBeVisible()
  await expect(status(page, 'Walk', 'Skip')).toBeChecked({ timeout: 5_000 })
  await backend.clearFaults()
  await status(page, 'Walk', 'Done').click()
  await page.getByRole('button', { name: 'Today', exact: true }).press('Enter')
  await expect(page.getByText(dayFromNow(0), { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous day' })).toBeFocused()
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()
})

test('a tab left open overnight moves to the new UTC day automatically', async ({
  backend,
  page,
  person,
}) => {
  await backend.setClock({ set: '2026-11-20T23:58:00Z' })
  await page.clock.install({ time: '2026-11-20T23:58:00Z' })
  await openTodos({ backend, page, person }, ['Walk'], { Walk: { '2026-11-20': 'done' } })
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
  // A request under way would run into its time limit when the clock goes forward.
  await page.waitForLoadState('networkidle')
  await backend.setClock({ set: '2026-11-21T00:00:30Z' })
  await page.clock.fastForward('02:30')
  await expect(page.getByText('2026-11-21', { exact: true })).toBeVisible()
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()
})

test('a chosen day stays when midnight passes', async ({ backend, page, person }) => {
  await page.clock.install({ time: '2026-11-20T23:58:00Z' })
  await openTodos({ backend, page, person })
  await page.getByRole('button', { name: 'Previous day' }).click()
  await expect(page.getByText('2026-11-19', { exact: true })).toBeVisible()
  await page.clock.fastForward('02:30')
  await expect(page.getByText('2026-11-19', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await expect(page.getByText('2026-11-21', { exact: true })).toBeVisible()
})

for (const [width, name] of [
  [1280, 'Morning'],
  [1280, 'Everything for the morning'],
  [375, 'Everything for the morning'],
] as const) {
  test(`three presses in the same place go three days back: ${name} at ${width} px`, async ({
    backend,
    page,
    person,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await backend.seed(person.email, todos(name, ['Walk']))
    await page.goto('/dashboard')
    await expect(status(page, 'Walk', 'Todo')).toBeChecked()
    const places = () =>
      Promise.all(
        ['Previous day', 'Next day'].map((button) =>
          page.getByRole('button', { name: button }).boundingBox(),
        ),
      )
    const before = await places()
    await page.getByRole('button', { name: 'Previous day' }).hover()
    const shown = page.getByRole('group', { name: `Day shown in ${name}` }).getByRole('time')
    await expect(shown).toHaveText(`Today ${dayFromNow(0)}`)
    for (const day of [-1, -2, -3]) {
      await page.mouse.down()
      await page.mouse.up()
      const weekday = new Date(dayFromNow(day)).toLocaleDateString('en-GB', {
        weekday: 'long',
        timeZone: 'UTC',
      })
      await expect(shown).toHaveText(`${day === -1 ? 'Yesterday' : weekday} ${dayFromNow(day)}`)
      expect(await places()).toEqual(before)
    }
    await expect(page.getByRole('button', { name: 'Today', exact: true })).toBeVisible()
    await page.getByRole('button', { name: `${name}: more` }).click()
    await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible()
    // There is no other list to link it with.
    await expect(page.getByRole('menuitem', { name: 'Show this day in all lists' })).toHaveCount(0)
  })
}

test('all lists are put on one day, and continue together until each has its own again', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Health', ['Walk']))
  await backend.seed(person.email, todos('Home', ['Dust']))
  await page.goto('/dashboard')
  const [health, home] = [widget(page, 'Health'), widget(page, 'Home')]
  await home.getByRole('button', { name: 'Previous day' }).click()
  await page.getByRole('button', { name: 'Home: more actions' }).click()
  await page.getByRole('menuitem', { name: 'Show this day in all lists' }).click()
  await expect(health.getByText(dayFromNow(-1), { exact: true })).toBeVisible()
  await health.getByRole('button', { name: 'Previous day' }).click()
  await expect(home.getByText(dayFromNow(-2), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Health: more actions' }).click()
  await page.getByRole('menuitem', { name: 'Choose the day in each list' }).click()
  await home.getByRole('button', { name: 'Today', exact: true }).click()
  await expect(home.getByText(dayFromNow(0), { exact: true })).toBeVisible()
  await expect(health.getByText(dayFromNow(-2), { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Health: more actions' }).click()
  await page.getByRole('menuitem', { name: 'Show this day in all lists' }).click()
  await expect(home.getByText(dayFromNow(-2), { exact: true })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
  for (const list of [health, home]) {
    await expect(list.getByText(dayFromNow(0), { exact: true })).toBeVisible()
  }
})

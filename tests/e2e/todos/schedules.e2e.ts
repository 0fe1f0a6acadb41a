import {
  addLine,
  contentRequests,
  openTodos,
  ring,
  status,
  widget,
} from '../../support/pages/dashboard.ts'
import { askWhen, chooseOfCard } from '../../support/pages/menus.ts'
import { listen } from '../../support/browser/spoken.ts'
import { expect, test } from '../../support/e2e.ts'

// A Thursday.
const today = '2026-11-19'

test.beforeEach(async ({ page }) => page.clock.setFixedTime(`${today}T12:00:00Z`))

test('a to-do gets days of the week, stands among those that are not due, and can be done all the same', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Gym', 'Walk'])
  const card = widget(page, 'Health')
  const dialog = await askWhen(page, 'Gym')
  await test.step('the dialog is as high with each way to be due, so that its button stays under the finger', async () => {
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const places: unknown[] = []
      for (const kind of ['Every day', 'Days', 'Times a week']) {
        await dialog.getByRole('radio', { name: kind, exact: true }).click()
        places.push(await dialog.getByRole('button', { name: 'Save' }).boundingBox())
      }
      expect(places[1]).toEqual(places[0])
      expect(places[2]).toEqual(places[0])
    }
  })
  await dialog.getByRole('radio', { name: 'Days', exact: true }).click()
  await expect(dialog.getByRole('button', { name: /^Monday$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const sent = page.waitForRequest(
    (request) => request.method() === 'PATCH' && request.url().includes('/daily-todo-options/'),
  )
  await dialog.getByRole('button', { name: 'Save' }).click()
  expect((await sent).postDataJSON()).toEqual({
    schedules: [{ from: today, schedule: { weekdays: [1, 3, 5] } }],
  })
  const line = card.getByRole('button', { name: 'Not today: 1' })
  await expect(line).toHaveAttribute('aria-expanded', 'false')
  await expect(card.getByRole('radiogroup', { name: 'Gym' })).toHaveCount(0)
  await expect(card.getByText(/^0\/1$/)).toBeVisible()
  await line.press('Enter')
  await status(page, 'Gym', 'Done').click()
  await expect(status(page, 'Gym', 'Done')).toBeChecked()
  await expect(card.getByText(/^0\/1$/)).toBeVisible()
  await status(page, 'Walk', 'Done').click()
  await expect(card.getByText(/^1\/1$/)).toBeVisible()
})

test('a times-a-week to-do says how often it was done this week, and counts apart until the week needs it', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Gym', 'Walk', 'Swim'], {
    Gym: { '2026-11-15': 'done', '2026-11-16': 'done' },
    Swim: { '2026-11-16': 'done', '2026-11-17': 'done' },
  })
  const card = widget(page, 'Health')
  const makeTwiceAWeek = async (todo: string) => {
    const dialog = await askWhen(page, todo)
    await dialog.getByRole('radio', { name: 'Times a week' }).click()
    await dialog.getByRole('radio', { name: '2', exact: true }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
  }
  const rowOf = (todo: string) => card.getByRole('listitem').filter({ hasText: todo })
  await test.step('one that was done often enough this week stands among those that are not due', async () => {
    await makeTwiceAWeek('Swim')
    const line = card.getByRole('button', { name: 'Not today: 1' })
    await expect(line).toBeVisible()
    await expect(card.getByRole('radiogroup', { name: 'Swim' })).toHaveCount(0)
    await line.click()
    await expect(rowOf('Swim')).toContainText('2 of 2 this week')
  })
  await test.step('another one is optional, also when it is done', async () => {
    await makeTwiceAWeek('Gym')
    await expect(rowOf('Gym')).toContainText('1 of 2 this week')
    await expect(card.getByText('0/1 · 1 optional')).toBeVisible()
    await status(page, 'Gym', 'Done').click()
    await expect(rowOf('Gym')).toContainText('2 of 2 this week')
    await expect(card.getByText('0/1 · 1 optional')).toBeVisible()
    await expect(ring(page)).toHaveAttribute('aria-valuetext', '0 of 1 complete')
    await status(page, 'Gym', 'Todo').click()
    await expect(rowOf('Gym')).toContainText('1 of 2 this week')
  })
  await test.step('what was done often enough is skipped for the days of another week only', async () => {
    await chooseOfCard(page, 'Health', 'Skip days…')
    const away = page.getByRole('dialog', { name: 'Skip days' })
    await away.getByLabel('Last day to skip').fill('2026-11-24')
    await away.getByRole('button', { name: 'Skip these days' }).click()
    // Six days of two to-dos, and the Monday and the Tuesday of the next week of the third.
    await expect(away.getByText('14 to-dos were skipped.')).toBeVisible()
    await away.getByRole('button', { name: 'Undo' }).click()
    await expect(away.getByText('Your to-dos are open again.')).toBeVisible()
    await away.getByRole('button', { name: 'Close' }).last().click()
  })
  await test.step('on the last day of the week it is needed', async () => {
    await page.clock.setFixedTime('2026-11-22T12:00:00Z')
    await page.reload()
    await expect(card.getByText(/^0\/2$/)).toBeVisible()
    await expect(rowOf('Gym')).not.toContainText('optional')
  })
})

test('a schedule that is typed shows before the to-do is saved, and the dashboard asks for nothing more', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
  const card = widget(page, 'Health')
  const field = addLine(page)
  const said = await listen(page)
  await field.fill('Gym mon wed fri')
  await expect(card.getByText('Mon, Wed, Fri')).toBeVisible()
  await expect(
    card.getByRole('status').getByText('Due on Monday, Wednesday and Friday'),
  ).toBeAttached()
  await test.step('and leaves the text its room, also on a phone', async () => {
    await page.setViewportSize({ width: 375, height: 740 })
    const cut = () => field.evaluate((input) => input.scrollWidth - input.clientWidth)
    await expect.poll(cut).toBeLessThanOrEqual(0)
    await expect(card.getByText('Mon, Wed, Fri')).toBeInViewport()
  })
  const requests = contentRequests(page)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await field.press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Gym',
    text: 'Gym',
    schedules: [{ schedule: { weekdays: [1, 3, 5] } }],
  })
  await expect(card.getByText('Mon, Wed, Fri')).toBeHidden()
  await expect(card.getByRole('button', { name: 'Not today: 1' })).toBeVisible()
  await test.step('and where it has gone is spoken once', async () => {
    const news = async () => (await said()).filter((one) => one.includes('Gym'))
    // The sentences of a moment are one message, which comes at its end.
    await expect.poll(news).toEqual(['status: Gym added under “Not today”'])
    await card.getByRole('button', { name: 'Next day' }).click()
    await expect(card.getByRole('button', { name: 'Back to today' })).toBeVisible()
    await card.getByRole('button', { name: 'Back to today' }).click()
    expect(await news()).toEqual(['status: Gym added under “Not today”'])
  })
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([
    'POST daily-todo-options',
  ])
})

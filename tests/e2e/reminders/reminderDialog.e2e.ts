import { choose, openTodos } from '../../support/pages/dashboard.ts'
import { expectNoSidewaysScroll } from '../../support/browser/devices.ts'
import { expect, expectAccessible, setLanguage } from '../../support/e2e.ts'
import { pushBrowser } from '../../support/browser/pushBrowser.ts'
import {
  comeTo,
  openOnSunday,
  openReminder,
  test,
  untilKept,
  withNotifications,
} from '../../support/pages/reminders.ts'

test.use(withNotifications)

test('a browser that is not allowed says what to do, and keeps what was chosen', async ({
  backend,
  page,
  person,
  service,
}) => {
  const asked = await pushBrowser(page, service, 'denied')
  await openTodos({ backend, page, person }, ['Walk'])
  await untilKept(page)
  const dialog = await openReminder(page)
  await dialog.getByLabel(/^At\b/).fill('06:15')
  await dialog.getByRole('button', { name: 'Remind me' }).click()
  await expect(dialog.getByText('This browser blocks notifications from Daymark.')).toBeVisible()
  await expect(dialog.getByLabel(/^At\b/)).toHaveValue('06:15')
  expect(asked).toEqual({ permissions: 1, subscriptions: 0 })
  await expectAccessible(page)
  await test.step('a calendar file stays a way', async () => {
    await dialog.getByRole('button', { name: 'Use a calendar file instead' }).click()
    await expect(dialog.getByLabel('Every day at')).toBeVisible()
  })
})

test.describe('in New York, where a day of Daymark begins in the evening', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('the dialog says on which day the list is then, and offers the own midnight', async ({
    backend,
    page,
    person,
    service,
  }) => {
    await openOnSunday({ backend, page, person, service }, ['Walk'])
    await choose(page, 'Walk', 'Done')
    const dialog = await openReminder(page)
    const otherDay = dialog.getByText('this list already shows the next day')
    await expect(otherDay).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel(/^At\b/).fill('08:00')
    await expect(otherDay).toBeHidden()
    await dialog.getByLabel(/^At\b/).fill('20:00')
    await expect(otherDay).toContainText('At 20:00')
    await dialog.getByRole('button', { name: 'Begin my days at midnight here' }).press('Enter')
    await expect(otherDay).toBeHidden()
    const sent = page.waitForResponse(
      (response) => response.request().postData()?.includes('20:00') === true,
    )
    await dialog.getByRole('button', { name: 'Remind me' }).press('Enter')
    await sent
    // Eight in the evening. What is open on Monday is no news on Sunday.
    await comeTo(backend, '2026-11-23T01:00:00Z')
    expect(service.bodies).toEqual([])
    await comeTo(backend, '2026-11-24T01:00:00Z')
    expect(service.bodies).toEqual(['1 to-do is open'])
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } })
  test('it is set in Dutch', async ({ backend, page, person, service }) => {
    await pushBrowser(page, service)
    await setLanguage(page.context(), backend, 'nl')
    await openTodos({ backend, page, person }, ['Walk'])
    await untilKept(page)
    await page
      .getByRole('button', { name: /^Health: / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Herinner me…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Herinner me' })
    await expect(
      dialog.getByText('Een melding, en alleen als er in deze lijst nog iets openstaat.'),
    ).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Herinner me' }).click()
    await expect(
      page.getByRole('alertdialog', { name: 'Health herinnert je voortaan' }),
    ).toBeVisible()
  })
})

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  choose,
  dayFromNow,
  dayHeading,
  openTodos,
  status,
  whenAnswered,
  widget,
} from '../../support/pages/dashboard.ts'
import { chooseOfCard } from '../../support/pages/menus.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'

const offer = (page: Page) => page.getByRole('button', { name: 'Use my time zone' })

/** Monday morning in Auckland, Sunday evening in UTC. */
const mondayMorning = '2026-11-22T20:09:00Z'

test.describe('in Auckland', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('on Monday morning one line offers the own midnight, and then everything is on Monday', async ({
    backend,
    page,
    person,
  }) => {
    await backend.setClock({ set: mondayMorning })
    await page.clock.install({ time: mondayMorning })
    await openTodos({ backend, page, person }, ['Walk', 'Read'], {
      Walk: { '2026-11-22': 'done', '2026-11-23': 'skip' },
    })
    await test.step('the line says that the calendar is ahead', async () => {
      await expect(dayHeading(page, '2026-11-22')).toBeVisible()
      await expect(status(page, 'Walk', 'Done')).toBeChecked()
      await expect(page.getByText('It is already Monday where you are.')).toBeVisible()
      await expectAccessible(page)
    })
    await test.step('a reminder begins on the day of the calendar', async () => {
      await chooseOfCard(page, 'Health', 'Remind me…')
      await page.getByRole('button', { name: 'Use a calendar file instead' }).click()
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Save the file' }).click()
      const file = readFileSync(await (await saved).path(), 'utf8')
      expect(file).toContain('DTSTART:20261123T200000')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
    await test.step('with the own midnight everything is on Monday', async () => {
      await offer(page).click()
      await expect(dayHeading(page, '2026-11-23')).toBeVisible()
      await expect(widget(page, 'Health').getByText('2026-11-23', { exact: true })).toBeVisible()
      await expect(status(page, 'Walk', 'Skip')).toBeChecked()
      await expect(offer(page)).toHaveCount(0)
      const week = page.getByRole('toolbar', { name: 'Last 7 days' })
      await expect(week.getByRole('button').last()).toHaveAccessibleName(/^Monday 23 November/)
    })
    await test.step('a tick lands on the day that the calendar on the wall shows', async () => {
      const sent = whenAnswered(page, 'POST')
      await choose(page, 'Read', 'Done')
      expect(await (await sent).json()).toMatchObject({ date: '2026-11-23' })
    })
    await test.step('what was ticked on Sunday is still on Sunday', async () => {
      await page.getByRole('button', { name: 'Previous day' }).click()
      await expect(status(page, 'Walk', 'Done')).toBeChecked()
      await page.reload()
      await expect(dayHeading(page, '2026-11-23')).toBeVisible()
    })
    await test.step('a tab that stays open moves to the new day at the own midnight', async () => {
      await page.clock.fastForward('24:00:00')
      await expect(dayHeading(page, '2026-11-24')).toBeVisible()
    })
  })

  test('from midnight on a person may keep UTC, or begin the day at four', async ({
    backend,
    page,
    person,
  }) => {
    await page.clock.install({ time: '2026-11-22T10:50:00Z' })
    await openTodos({ backend, page, person })
    await test.step('at midnight the line comes', async () => {
      await expect(offer(page)).toHaveCount(0)
      await page.clock.fastForward('12:00')
      await expect(offer(page)).toBeVisible()
    })
    await test.step('a person who keeps UTC is not asked again', async () => {
      await page.getByRole('button', { name: 'Keep UTC' }).click()
      await expect(offer(page)).toHaveCount(0)
      await page.reload()
      await expect(dayHeading(page, '2026-11-22')).toBeVisible()
      await expect(offer(page)).toHaveCount(0)
    })
    await test.step('today begins at four for a person who goes to bed late', async () => {
      await page.getByRole('link', { name: 'Settings' }).first().click()
      const choice = page.getByRole('combobox', { name: 'A day begins' })
      await expect(choice).toHaveValue('utc')
      await choice.selectOption('At 04:00 where I am')
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Dashboard' }).first().click()
      await expect(dayHeading(page, '2026-11-22')).toBeVisible()
      await expect(offer(page)).toHaveCount(0)
      // From two past midnight to one past four.
      await page.clock.fastForward('03:59:00')
      await expect(dayHeading(page, '2026-11-23')).toBeVisible()
    })
  })
})

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York', locale: 'nl' })

  test('in the evening it is still the day before', async ({ backend, page, person }) => {
    await page.clock.install({ time: '2026-11-23T02:00:00Z' })
    await openTodos({ backend, page, person })
    await expect(page.getByText('Waar jij bent is het nog zondag.')).toBeVisible()
  })
})

const anHour = 3_600_000

// docs/product.md#7-2
test('a device whose clock is a day ahead says so beside the day, until it is right again', async ({
  backend,
  page,
  person,
}) => {
  const note = page.getByText(/^The clock of this device says/)
  await page.clock.setFixedTime(Date.now() + 24 * anHour)
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
  await page.clock.setFixedTime(Date.now() + 2 * anHour)
  const loaded = page.waitForResponse((response) =>
    response.url().includes('/assets/DashboardExtras-'),
  )
  await openTodos({ backend, page, person }, ['Walk'])
  await loaded
  await expect(page.getByText(/^The clock of this device says/)).toHaveCount(0)
})

import type { Page } from '@playwright/test'
import {
  dayFromNow,
  progress,
  status,
  todos,
  unfold,
  widget,
} from '../../support/pages/dashboard.ts'
import { expect, test } from '../../support/e2e.ts'
import {
  beginToBringIn,
  chooseToBringIn,
  downloadEverything,
  expectBroughtIn,
  listFile,
} from '../../support/pages/takeout.ts'

/**
 * Puts a backend before the app that does less than the description asks: pages of ten whatever is asked, days
 * without zeros in front ("2026-3-4"), and an error of the server for a filter that it cannot read.
 */
async function serveLess(page: Page): Promise<void> {
  await page.route('**/api/v1/**', async (route) => {
    const url = new URL(route.request().url())
    url.searchParams.delete('page_size')
    const module = url.searchParams.get('module')
    if (module !== null && !/^\d+$/.test(module)) {
      await route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Server Error</h1>' })
      return
    }
    const response = await route.fetch({ url: url.href })
    const body = (await response.text()).replaceAll(/("date":"\d+)-0?(\d+)-0?(\d+)"/g, '$1-$2-$3"')
    await route.fulfill({ response, body })
  })
}

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('a dashboard is complete and can be changed with a backend that ignores page_size, writes days without zeros, and fails for a filter that it cannot read', async ({
  backend,
  page,
  person,
}) => {
  const day = '2026-03-04'
  const many = Array.from({ length: 12 }, (_, index) => `Task ${index + 10}`)
  const names = ['Cook', 'Read', 'Swim', 'Walk'] as const
  const days = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [dayFromNow(-1 - index, Date.parse(day)), 'done']),
  ) as Record<string, 'done'>
  await backend.seed(person.email, todos('Long', many, { 'Task 11': { [day]: 'done' } }))
  await backend.seed(
    person.email,
    todos('Past', names, Object.fromEntries(names.map((name) => [name, days]))),
  )
  await serveLess(page)
  await page.clock.install({ time: `${day}T10:00:00Z` })
  await page.goto('/dashboard')

  await test.step('a long list is complete, and can be changed', async () => {
    await expect(progress(widget(page, 'Long'))).toHaveText('1 of 12 done')
    await expect(status(page, 'Task 11', 'Done')).toBeChecked()

    await status(page, 'Task 10', 'Done').click()
    await expect(progress(widget(page, 'Long'))).toHaveText('2 of 12 done')
    await status(page, 'Task 10', 'Skip').click()
    await expect(status(page, 'Task 10', 'Skip')).toBeChecked()
    await expect(progress(widget(page, 'Long'))).toHaveText('1 of 12 done, 1 skipped')
  })

  await test.step('the week and the streaks of a card are whole', async () => {
    const week = page.getByRole('toolbar', { name: 'Last 7 days' }).getByRole('button')
    await expect(week).toHaveCount(7)
    for (const index of [0, 1, 2, 3, 4, 5]) {
      await expect(week.nth(index)).toHaveAccessibleName(/: all 4 complete$/)
    }
    await expect(widget(page, 'Past').getByText('12 days', { exact: true }).first()).toBeVisible()
  })

  await test.step('an id that is not a number says so, and the way back works', async () => {
    await page.goto('/modules/daily-todos/abc')
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible()
    await page.goto('/dashboard')
    await unfold(widget(page, 'Long'))
    await expect(status(page, 'Task 10', 'Skip')).toBeChecked()
    await expect(status(page, 'Task 11', 'Done')).toBeChecked()
  })
})

test('everything is taken along and brought in whole with a backend that gives ten at a time and writes days without zeros', async ({
  page,
  person: _person,
}) => {
  await serveLess(page)
  const file = listFile('Long', 2, 12)
  await beginToBringIn(page, 'long.json', file)
  await expectBroughtIn(page, '1 list, 12 to-dos, 24 days and 1 place on the dashboard')
  const { text } = await downloadEverything(page)
  const [list] = (JSON.parse(text) as { modules: { options: { days: object }[] }[] }).modules
  expect(list?.options).toHaveLength(12)
  for (const { days } of list?.options ?? []) {
    expect(Object.keys(days)).toEqual(['2020-01-01', '2020-01-02'])
  }
  await chooseToBringIn(page, 'long.json', file)
  await expect(page.getByText('You already have everything in “long.json”.').first()).toBeVisible()
})

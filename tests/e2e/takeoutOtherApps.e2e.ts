import { Buffer } from 'node:buffer'
import { strToU8, zipSync } from 'fflate'
import { choice, dayFromNow, status } from '../support/dashboard.ts'
import { expect, expectAccessible, test } from '../support/e2e.ts'
import { heading, press, tabTo, type } from '../support/keyboard.ts'
import { chooseToBringIn, expectBroughtIn } from '../support/takeout.ts'

const today = dayFromNow(0)

test('the archive of Loop Habit Tracker becomes a list with its history, by keyboard alone', async ({
  page,
  person: _person,
}) => {
  const archive = zipSync({
    'Habits.csv': strToU8(
      'Position,Name,Type,Question,Archived?\n001,Walk,YES_NO,Did you walk?,false\n',
    ),
    '001 Walk/Checkmarks.csv': strToU8(
      `Date,Value,Notes\n${today},YES_MANUAL,\n2020-01-02,SKIP,"Ill, in bed"\n2020-01-01,YES_AUTO,\n`,
    ),
  })
  await page.goto('/account/my')
  await press(page, page.getByRole('link', { name: 'Your data' }))
  await expect(heading(page, 'Your data')).toBeFocused()
  const chooser = page.waitForEvent('filechooser')
  await press(page, page.getByRole('button', { name: 'File Choose a file' }))
  const buffer = Buffer.from(archive)
  await (await chooser).setFiles({ name: 'Loop.zip', mimeType: 'application/zip', buffer })
  await expect(page.getByRole('row', { name: 'Loop Habit Tracker' })).toContainText(
    '1 list, 1 to-do, 3 days and 1 card on the dashboard',
  )
  await expectAccessible(page)
  await press(page, page.getByRole('button', { name: 'Import' }))
  await expectBroughtIn(page, '3 days')
  await press(page, page.getByRole('link', { name: 'Go to dashboard' }))
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
})

test('the file of Beaver Habits becomes a list with its history', async ({
  page,
  person: _person,
}) => {
  const habits = [
    {
      name: 'Running',
      records: [
        { day: today, done: true },
        { day: '2024-04-10', done: false },
      ],
    },
    { name: 'Smoking', status: 'archive', records: [] },
  ]
  await page.goto('/account/my/data')
  await chooseToBringIn(page, 'habits.json', JSON.stringify({ habits }))
  await expect(
    page.getByRole('row', { name: 'Beaver Habits', exact: false }).first(),
  ).toContainText('1 day')
  await page.getByRole('button', { name: 'Import' }).click()
  await expectBroughtIn(page, 'imported')
  await page.getByRole('link', { name: 'Go to dashboard' }).click()
  await expect(status(page, 'Running', 'Done')).toBeChecked()
  await expect(choice(page, 'Smoking')).toHaveCount(0)
})

test('typed lines become to-dos of a list', async ({ page, person: _person }) => {
  await page.goto('/account/my/data')
  await type(page, page.getByLabel('Or type to-dos, one per line'), 'Walk\nRead\n')
  await type(page, page.getByLabel('List name'), 'Every day')
  await press(page, page.getByRole('button', { name: 'Preview' }))
  await expect(page.getByText('1 list, 2 to-dos and 1 card on the dashboard').first()).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Import' }))
  await page.keyboard.press('Enter')
  await expectBroughtIn(page, 'imported')
  await page.getByRole('link', { name: 'Go to dashboard' }).click()
  await expect(
    page.getByRole('article', { name: 'Every day' }).getByRole('radiogroup'),
  ).toHaveCount(2)
})

import { Buffer } from 'node:buffer'
import { strToU8, zipSync } from 'fflate'
import { choice, dayFromNow, status } from '../../support/pages/dashboard.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'
import { heading, press, type } from '../../support/browser/keyboard.ts'
import { expectBroughtIn, plannedRow } from '../../support/pages/takeout.ts'

const today = dayFromNow(0)

test('a person comes from other apps, by keyboard alone: each history and the typed lines become lists', async ({
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
  const habits = [
    {
      name: 'Running',
      records: [
        { day: today, done: true },
        { day: '2024-04-10', done: false },
      ],
    },
    { name: 'Smoking', status: 'archive', records: [] },
    { name: '\u2060', records: [] },
  ]
  const chooseFile = async (name: string, content: string | Uint8Array) => {
    const chooser = page.waitForEvent('filechooser')
    await press(page, page.getByRole('button', { name: 'File Choose a file' }))
    const buffer = Buffer.from(content)
    await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer })
  }
  const runImport = async (words: string) => {
    await press(page, page.getByRole('button', { name: 'Import' }))
    await expectBroughtIn(page, words)
  }
  await page.goto('/account/my')
  await press(page, page.getByRole('link', { name: 'Your data' }))
  await expect(heading(page, 'Your data')).toBeFocused()

  await test.step('the archive of Loop Habit Tracker', async () => {
    await chooseFile('Loop.zip', archive)
    await expect(plannedRow(page, 'Loop Habit Tracker')).toContainText(
      '1 list, 1 to-do, 3 days and 1 place on the dashboard',
    )
    await expectAccessible(page)
    const noted = page.waitForRequest((request) => request.postData()?.includes('Ill') === true)
    await runImport('3 days')
    expect((await noted).postDataJSON()).toMatchObject({
      date: '2020-01-02',
      status: 'skip',
      note: 'Ill, in bed',
    })
    await press(page, page.getByRole('button', { name: 'Import more' }))
  })

  await test.step('the file of Beaver Habits', async () => {
    await chooseFile('habits.json', JSON.stringify({ habits }))
    const row = plannedRow(page, 'Beaver Habits').first()
    await expect(row).toContainText('1 day')
    const leftOut = page.getByText('Not imported, because the name is missing: habits[2].')
    await expect(leftOut.first()).toBeVisible()
    await runImport('imported')
    await press(page, page.getByRole('button', { name: 'Import more' }))
  })

  await test.step('a table is not made into to-dos', async () => {
    await chooseFile('Checkmarks.csv', 'Date,Walk,\n2026-01-01,YES_MANUAL,\n')
    await expect(page.getByText('Choose the zip file.').first()).toBeVisible()
  })

  await test.step('typed lines', async () => {
    await press(page, page.getByRole('button', { name: 'Or type to-dos, one per line' }))
    await type(page, page.getByLabel('Or type to-dos, one per line'), 'Swim\nRead\n')
    await type(page, page.getByLabel('List name'), 'Every day')
    await press(page, page.getByRole('button', { name: 'Preview' }))
    const preview = page.getByText('1 list, 2 to-dos and 1 place on the dashboard')
    await expect(preview.first()).toBeVisible()
    await runImport('imported')
  })

  await test.step('all of them are on the dashboard', async () => {
    await press(page, page.getByRole('link', { name: 'Go to dashboard' }))
    await expect(status(page, 'Walk', 'Done')).toBeChecked()
    await expect(status(page, 'Running', 'Done')).toBeChecked()
    await expect(choice(page, 'Smoking')).toHaveCount(0)
    const typed = page.getByRole('listitem', { name: 'Every day' })
    await expect(typed.getByRole('radiogroup')).toHaveCount(2)
  })
})

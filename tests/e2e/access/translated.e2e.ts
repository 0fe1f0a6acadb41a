import type { Page } from '@playwright/test'
import { choose, dayFromNow, status, todos, widget } from '../../support/pages/dashboard.ts'
import { expect } from '../../support/e2e.ts'
import { chooseToBringIn, listFile } from '../../support/pages/takeout.ts'
import { expectTranslated, test } from '../../support/pages/translated.ts'

const [today, yesterday] = [dayFromNow(0), dayFromNow(-1)]
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a translated page leads from the sign-up to the log-in', async ({
  authenticator,
  backend,
  newAddress,
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(title(page, 'Create your account')).toBeVisible()
  await test.step('an error comes and goes', async () => {
    const field = page.getByRole('textbox', { name: 'E-mail address' })
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(field).toHaveAccessibleDescription(/required/)
    await field.fill('anna')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(field).toHaveAccessibleDescription(/valid e-mail address/)
    await field.fill(newAddress)
    await expect(field).not.toHaveAccessibleDescription(/valid/)
    await page.getByRole('button', { name: 'Continue' }).click()
  })
  await expect(title(page, 'Check your e-mail')).toBeVisible()
  await test.step('the language is another one', async () => {
    await page.getByRole('button', { name: /^Language/ }).click()
    await page.getByRole('menuitemradio', { name: 'Nederlands' }).click()
    await expect(title(page, 'Kijk in je mail')).toBeVisible()
    await page.getByRole('button', { name: /^Taal/ }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
  })
  await page.getByRole('textbox', { name: 'Code' }).fill('ZZZZZZ')
  await expect(page.getByText('Incorrect code')).toBeVisible()
  await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(newAddress))
  await expect(title(page, 'Create your passkey')).toBeVisible()
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await page.getByRole('textbox', { name: 'To-do 1' }).fill('Walk')
  await page.getByRole('button', { name: /^Start / }).click()
  await choose(page, 'Walk', 'Done')
  await expectTranslated(page)
  expect(await authenticator.passkeyCount()).toBe(1)
  await authenticator.clear()
  await page.goto('/account/logout')
  await expect(title(page, 'Log in')).toBeVisible()
  await page.getByRole('link', { name: /code by e-mail/i }).click()
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(newAddress)
  const before = (await backend.mails(newAddress)).length
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect.poll(async () => (await backend.mails(newAddress)).length).toBe(before + 1)
  await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(newAddress))
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
  await expectTranslated(page)
})

test('the other translated pages are used', async ({ backend, page, person }) => {
  const seeded = await backend.seed(person.email, {
    ...todos('Health', ['Walk', 'Read'], { Walk: { [yesterday]: 'done' } }),
    inspiration: [{ name: 'Calm', widgets: ['Calm'], options: [{ name: 'One', text: 'Begin.' }] }],
  })
  await test.step('the history, as calendars, as tables and without streaks', async () => {
    await page.goto('/history')
    await expect(title(page, 'History')).toBeVisible()
    await page.getByRole('radio', { name: 'Table' }).click()
    await page.getByRole('radio', { name: 'Calendar' }).click()
    await expectTranslated(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: /Health, / })
      .click()
    await page.getByRole('button', { name: /^Walk, / }).click()
    await page.getByRole('button', { name: /How it is counted/ }).click()
    await page.getByRole('button', { name: /streaks/i }).click()
    await page.getByRole('button', { name: /streaks/i }).click()
    await expectTranslated(page)
  })
  await test.step('a list is renamed in the table of lists', async () => {
    await page.goto('/modules')
    await page.getByRole('button', { name: 'Rename Health' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('')
    await page.keyboard.press('Enter')
    await expect(page.getByText('This field is required')).toBeVisible()
    await page.getByRole('textbox', { name: 'Name' }).fill('Body')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Body' }).first()).toBeVisible()
    await expectTranslated(page)
  })
  await test.step('a thought is another kind of thought, and is saved', async () => {
    await page.goto(`/modules/inspiration/${seeded.inspiration[0]?.id}/options/new`)
    await page.getByRole('textbox', { name: 'Name' }).fill('Two')
    await page.getByText('Image', { exact: true }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('This field is required')).toBeVisible()
    await page.getByText('Text', { exact: true }).first().click()
    await page.getByRole('textbox', { name: 'Text' }).fill('Go on.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('link', { name: 'Two' })).toBeVisible()
    await expectTranslated(page)
  })
  await test.step('a to-do is saved and deleted on its page', async () => {
    await page.goto(`/modules/daily-todos/${seeded.dailyTodos[0]?.id}`)
    await page.getByRole('link', { name: 'Read' }).click()
    await expect(title(page, 'Read')).toBeVisible()
    await page.getByRole('textbox', { name: 'Name' }).fill('Read a book')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: 'Read a book' }).click()
    await expect(title(page, 'Read a book')).toBeVisible()
    await page.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('link', { name: 'Read a book' })).toHaveCount(0)
    await expectTranslated(page)
  })
  await test.step('an address is added', async () => {
    await page.goto('/account/my')
    await expect(title(page, 'My account')).toBeVisible()
    await expectTranslated(page)
    await page.goto('/account/my/email-addresses/add')
    await page.getByRole('textbox', { name: 'New e-mail address' }).fill(`new.${person.email}`)
    await page.getByRole('button', { name: 'Send code' }).click()
    await page
      .getByRole('textbox', { name: 'Code' })
      .fill(await backend.code(`new.${person.email}`))
    await expect(page.getByRole('rowheader', { name: `new.${person.email}` })).toBeVisible()
    await expectTranslated(page)
  })
  await test.step('everything is downloaded, and a list imported', async () => {
    await page.goto('/account/my/data')
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    await chooseToBringIn(page, 'broken.json', '{"format": "daymark"')
    await expect(page.getByText('Nothing was added.').first()).toBeVisible()
    await chooseToBringIn(page, 'work.json', listFile('Work', 3))
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Go to dashboard' })).toBeVisible()
    await expectTranslated(page)
  })
})

test('names, dates and codes are left as they are', async ({ backend, page, person }) => {
  await backend.seed(person.email, todos('Health', ['Walk']))
  await page.goto('/dashboard')
  const untranslated = page.locator('[translate=no]')
  const health = widget(page, 'Health')
  await expect(health.locator('time').locator(untranslated)).toHaveText(today)
  await expect(health.getByRole('heading').and(untranslated)).toHaveText('Health')
  await expect(page.getByRole('banner').locator(untranslated)).toContainText([person.username])
  await page.goto('/modules')
  await expect(page.getByRole('rowheader', { name: 'Health' }).locator(untranslated)).toHaveText(
    'Health',
  )
  await expect(page.locator('font').filter({ hasText: /^Health$/ })).toHaveCount(0)
  await expect(page.locator('font').filter({ hasText: person.username })).toHaveCount(0)
})

import type { Locator, Page } from '@playwright/test'
import { openTodos } from '../../support/pages/dashboard.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'
import { listen } from '../../support/browser/spoken.ts'

/** Returns what interrupts from now on: the errors of fields, and no other news. */
async function errorsOf(page: Page): Promise<() => Promise<string[]>> {
  const said = await listen(page)
  return async () =>
    (await said()).flatMap((one) => (one.startsWith('assertive: ') ? one.slice(11) : []))
}

/** Sends a field that has the focus and is empty, and makes it right again. */
async function sendEmpty(page: Page, field: Locator, name: string): Promise<void> {
  await expect(field).toBeFocused()
  await expect(page).not.toHaveTitle(/^Error: /)
  await expect(page.locator('[aria-live=assertive]')).toHaveCount(1)
  const said = await errorsOf(page)
  await page.keyboard.press('Enter')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await expect.poll(said).toEqual([`${name}: This field is required`])
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  expect(await said()).toHaveLength(1)
}

test('an error at the field that has the focus is spoken once, and the title says that there is one', async ({
  page,
}) => {
  await page.goto('/account/login/code')
  const email = page.getByRole('textbox', { name: 'E-mail' })
  await expect(email).toBeFocused()
  await page.keyboard.type('anna', { delay: 200 })
  const said = await errorsOf(page)
  await page.keyboard.press('Enter')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveTitle(/^Error: /)
  await expect.poll(said).toHaveLength(1)
  expect((await said())[0]).toMatch(/^E-mail address: ./)
  await page.keyboard.type('@example.com')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page).not.toHaveTitle(/^Error: /)

  await page.keyboard.press('Enter')
  const code = page.getByRole('textbox', { name: 'Code' })
  await expect(code).toBeFocused()
  await expect(page.locator('[aria-live=assertive]')).toHaveCount(1)
  await page.keyboard.type('XXXXXX')
  await expect(page).toHaveTitle(/^Error: /)
  await expect.poll(said).toHaveLength(2)
  expect((await said())[1]).toBe('Code: Incorrect code')
})

test('an empty name or last day is spoken once with the name of its field, and the title says that there is an error', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
  await test.step('the last day to skip', async () => {
    await page.getByRole('button', { name: 'Health: more actions' }).click()
    await page.getByRole('menuitem', { name: 'Skip days…' }).click()
    const field = page.getByRole('dialog').getByLabel('Last day to skip')
    await sendEmpty(page, field, 'Last day to skip')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).not.toHaveTitle(/^Error: /)
  })
  await test.step('the name of a new list', async () => {
    await page.goto('/modules/daily-todos/new')
    const field = page.getByRole('textbox', { name: 'Name' })
    await field.focus()
    await sendEmpty(page, field, 'Name')
    await page.keyboard.type('Home')
    await expect(page).not.toHaveTitle(/^Error: /)
  })
  await test.step('a name that is changed in place', async () => {
    await page.goto('/modules')
    await page.getByRole('button', { name: 'Rename Health' }).first().click()
    const field = page.getByRole('textbox', { name: 'Name' })
    await field.fill('\u2060 \u3164')
    await sendEmpty(page, field, 'Name')
    await page.keyboard.press('Escape')
    await expect(page).not.toHaveTitle(/^Error: /)
  })
})

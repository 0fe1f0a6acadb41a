import { dayHeading } from '../../support/pages/dashboard.ts'
import { devices, expectNoSidewaysScroll } from '../../support/browser/devices.ts'
import { expect, test } from '../../support/e2e.ts'

test('signs up with a mailed code and a passkey, and comes back by passkey and by code', async ({
  authenticator,
  backend,
  newAddress,
  page,
}) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/account\/authenticate\/webauthn\?next=%2Fdashboard$/)
  await page.getByRole('link', { name: /create an account/i }).click()

  await page.getByRole('textbox', { name: 'E-mail address' }).fill(newAddress)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused()
  await expect(page.getByText(newAddress)).toBeVisible()
  await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(newAddress))

  await expect(page.getByRole('heading', { name: 'Create your passkey' })).toBeVisible()
  await page.getByRole('button', { name: 'Create passkey' }).click()

  await expect(page).toHaveURL('/dashboard')
  await expect(dayHeading(page)).toBeVisible()
  expect(await authenticator.passkeyCount()).toBe(1)

  const username = newAddress.slice(0, newAddress.indexOf('@'))
  await page.getByRole('button', { name: username }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()

  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page).toHaveURL('/dashboard')

  await page.goto('/account/logout')
  await authenticator.clear()
  await page.getByRole('link', { name: /code by e-mail/i }).click()
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(newAddress)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(newAddress))
  await expect(page).toHaveURL('/dashboard')
})

test.describe('with a finger on a phone, in Dutch', () => {
  test.use({ viewport: devices.phone, hasTouch: true, locale: 'nl-NL' })

  test('signs up, logs out, and comes back by passkey', async ({
    authenticator,
    backend,
    newAddress,
    page,
  }) => {
    await page.goto('/')
    await expect(page).toHaveTitle('Inloggen · Daymark')
    await page.getByRole('link', { name: 'Maak een account aan' }).tap()
    await expect(page.getByRole('heading', { name: 'Account aanmaken' })).toBeVisible()
    await page.getByRole('textbox', { name: 'E-mailadres' }).fill(newAddress)
    await page.getByRole('button', { name: 'Doorgaan' }).tap()
    await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible()
    await expect(page.getByText(newAddress)).toBeVisible()
    await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(newAddress))
    await expect(page.getByRole('heading', { name: 'Passkey aanmaken' })).toBeVisible()
    await page.getByRole('button', { name: 'Passkey aanmaken' }).tap()
    await expect(page).toHaveURL('/dashboard')
    await expect(dayHeading(page)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Taak 1' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    expect(await authenticator.passkeyCount()).toBe(1)

    await page.getByRole('button', { name: 'Zijbalk openen' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Accountmenu' }).tap()
    await page.getByRole('menuitem', { name: 'Uitloggen' }).tap()
    await page.getByRole('button', { name: 'Inloggen met een passkey' }).tap()
    await expect(page).toHaveURL('/dashboard')
  })
})

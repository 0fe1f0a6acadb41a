import { expect, test } from '../support/e2e.ts'
import { press, tabTo } from '../support/keyboard.ts'

test.describe('the theme', () => {
  const background = () =>
    globalThis.getComputedStyle(document.querySelector('[data-variant]') ?? document.body).color

  test('is chosen in the footer, kept, and there before the first paint', async ({ page }) => {
    await page.goto('/account/authenticate/webauthn')
    const light = await page.evaluate(background)
    await page.getByRole('radio', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect.poll(() => page.evaluate(background)).not.toBe(light)
    await page.goto('/account/login/code', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  })

  test('follows the system, live, only while it is auto', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/account/authenticate/webauthn')
    await expect(page.getByRole('radio', { name: 'Auto' })).toBeChecked()
    const light = await page.evaluate(background)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => page.evaluate(background)).not.toBe(light)
    await page.getByRole('radio', { name: 'Light' }).click()
    await expect.poll(() => page.evaluate(background)).toBe(light)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await page.evaluate(background)).toBe(light)
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
  })
})

test.describe('the language', () => {
  test('is switched without a reload, and kept in the cookie', async ({ context, page }) => {
    await page.goto('/account/login/code')
    await page.getByLabel('E-mail address').fill('anna@example.com')
    await page.getByRole('button', { name: /Language/ }).click()
    await page.getByRole('menuitemradio', { name: 'Nederlands' }).click()
    await expect(page.getByRole('heading', { name: 'Inloggen met een code' })).toBeVisible()
    await expect(page.getByLabel('E-mailadres')).toHaveValue('anna@example.com')
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    await expect(page).toHaveTitle('Inloggen met een code · Daymark')
    const cookie = (await context.cookies()).find(({ name }) => name === 'django_language')
    expect(cookie?.value).toBe('nl')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Inloggen met een code' })).toBeVisible()
  })

  test('also changes the errors that are on the screen', async ({ page }) => {
    await page.goto('/account/login/code')
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText('This field is required')).toBeVisible()
    await page.getByRole('button', { name: /Language/ }).click()
    await page.getByRole('menuitemradio', { name: 'Nederlands' }).click()
    await expect(page.getByText('Dit veld is verplicht')).toBeVisible()
  })
})

test('language and theme are chosen with the keyboard alone', async ({ page }) => {
  await page.goto('/account/authenticate/webauthn')
  const language = page.getByRole('button', { name: /^(Language|Taal)/ })
  await press(page, language)
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible()
  await expect(language).toBeFocused()

  await tabTo(page, page.getByRole('radio', { name: 'Auto', checked: true }))
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'Donker' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

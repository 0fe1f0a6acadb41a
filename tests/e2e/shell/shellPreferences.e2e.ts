import { expect, expectAccessible, test, pageHeading } from '../../support/e2e.ts'
import { press, tabTo } from '../../support/browser/keyboard.ts'

test('theme and language follow the choice at once, and are there before the next first paint', async ({
  context,
  page,
}) => {
  const html = page.locator('html')
  const ink = () =>
    page.evaluate(
      () => getComputedStyle(document.querySelector('[data-variant]') ?? document.body).color,
    )
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/account/authenticate/webauthn')
  await expect(page.getByRole('radio', { name: 'Auto' })).toBeChecked()
  const light = await ink()

  await test.step('the theme follows the system, live, only while it is auto', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(ink).not.toBe(light)
    await page.getByRole('radio', { name: 'Light' }).click()
    await expect.poll(ink).toBe(light)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await ink()).toBe(light)
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('the theme is chosen in the footer, kept, and there before the first paint', async () => {
    await page.getByRole('radio', { name: 'Dark' }).click()
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await expect.poll(ink).not.toBe(light)
    await page.goto('/account/login/code', { waitUntil: 'commit' })
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  })

  const chooseLanguage = async (name: string) => {
    await page.getByRole('button', { name: /Language|Taal/ }).click()
    await page.getByRole('menuitemradio', { name }).click()
  }

  await test.step('the language also changes the errors that are on the screen', async () => {
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText('This field is required')).toBeVisible()
    await chooseLanguage('Nederlands')
    await expect(page.getByText('Dit veld is verplicht')).toBeVisible()
    await chooseLanguage('English')
    await expect(page.getByText('This field is required')).toBeVisible()
  })

  await test.step('the language is switched without a reload, and kept in the cookie', async () => {
    await page.getByLabel('E-mail address').fill('anna@example.com')
    await chooseLanguage('Nederlands')
    await expect(page.getByRole('heading', { name: 'Inloggen met een code' })).toBeVisible()
    await expect(page.getByLabel('E-mailadres')).toHaveValue('anna@example.com')
    await expect(html).toHaveAttribute('lang', 'nl')
    await expect(page).toHaveTitle('Inloggen met een code · Daymark')
    const cookie = (await context.cookies()).find(({ name }) => name === 'django_language')
    expect(cookie?.value).toBe('nl')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Inloggen met een code' })).toBeVisible()
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

test('a person who asks the system for more contrast gets darker edges and texts, and lighter ones at night', async ({
  page,
}) => {
  await page.goto('/account/login/code')
  await expect(pageHeading(page)).toBeVisible()
  const look = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      const [muted, border] = ['--ds-color-textMuted', '--ds-color-border'].map((name) =>
        style.getPropertyValue(name),
      )
      return { muted, border }
    })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' })
    const usual = await look()
    await page.emulateMedia({ colorScheme, contrast: 'more' })
    const strong = await look()
    expect(strong.muted).not.toBe(usual.muted)
    expect(strong.border).not.toBe(usual.border)
    await expectAccessible(page)
  }
})

import type { Page } from '@playwright/test'
import { expect, openWithoutScripts, test } from '../../support/e2e.ts'

const signIn = '/account/authenticate/webauthn'

/** Opens the sign-in page in a browser without cookies. Its scripts wait. Returns a function that lets them come. */
async function openSignInWithoutScripts(page: Page, path = signIn): Promise<() => void> {
  // What still runs here would set cookies again.
  await page.goto('about:blank')
  await page.context().clearCookies()
  const loadScripts = await openWithoutScripts(page, path)
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  return loadScripts
}

test('what a pointer does before the app has loaded counts when it has', async ({
  authenticator,
  page,
}) => {
  const html = page.locator('html')
  const radio = (name: string) => page.getByRole('radio', { name })

  await test.step('a theme that is chosen', async () => {
    const loadScripts = await openSignInWithoutScripts(page)
    await radio('Dark').click()
    loadScripts()
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await expect(radio('Dark')).toBeChecked()
  })
  await test.step('it stays when the cookies are gone', async () => {
    await openSignInWithoutScripts(page)
    await expect(html).toHaveAttribute('data-theme', 'dark')
  })
  await test.step('a press that begins before, and ends after', async () => {
    const loadScripts = await openSignInWithoutScripts(page)
    await radio('Light').hover()
    await page.mouse.down()
    loadScripts()
    await expect(page).toHaveTitle('Log in · Daymark')
    await page.mouse.up()
    await expect(radio('Light')).toBeChecked()
    await expect(html).toHaveAttribute('data-theme', 'light')
  })
  await test.step('a link that is pressed while the app takes over', async () => {
    const loadScripts = await openSignInWithoutScripts(page)
    await page.getByRole('link', { name: /Create an account/ }).hover()
    await page.mouse.down()
    loadScripts()
    await expect(page).toHaveTitle('Log in · Daymark')
    await page.mouse.up()
    await expect(page.getByRole('textbox', { name: 'E-mail address' })).toBeVisible()
  })
  await test.step('a finger that scrolls presses nothing', async () => {
    const loadScripts = await openSignInWithoutScripts(page)
    const language = page.getByRole('button', { name: /Language/ })
    // A finger that begins to scroll.
    await language.dispatchEvent('pointerdown')
    await language.dispatchEvent('pointercancel')
    loadScripts()
    await expect(page).toHaveTitle('Log in · Daymark')
    await expect(page.getByRole('menu')).toHaveCount(0)
    // What the app presses for a person, it presses with a key.
    const pressed = await page.evaluateHandle(() => {
      const keys: string[] = []
      addEventListener('keydown', ({ key }) => keys.push(key), true)
      return keys
    })
    await language.click()
    await expect(page.getByRole('menuitemradio', { name: 'Nederlands' })).toBeVisible()
    expect(await pressed.jsonValue()).toEqual([])
  })
  await test.step('a button', async () => {
    const loadScripts = await openSignInWithoutScripts(page)
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    loadScripts()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Something went wrong...')
    expect(await authenticator.passkeyCount()).toBe(0)
  })
})

test('what the keyboard does before the app has loaded counts when it has', async ({ page }) => {
  await test.step('the focus stays where it was', async () => {
    const loadScripts = await openSignInWithoutScripts(page)
    const link = page.getByRole('link', { name: /Create an account/ })
    await link.focus()
    await page.evaluate(() => {
      const losses: string[] = []
      Object.assign(globalThis, { losses })
      new MutationObserver(() => {
        if (document.activeElement === document.body) losses.push(document.title)
      }).observe(document.body, { childList: true, subtree: true })
    })
    loadScripts()
    await expect(page).toHaveTitle('Log in · Daymark')
    await expect(link).toBeFocused()
    // Not for a moment: a key that is pressed then would be lost.
    expect(await page.evaluate('losses')).toEqual([])
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: /code by e-mail/ })).toBeFocused()
  })
  for (const { from, next } of [
    { from: '/modules?page=2', next: '/modules?page=2' },
    { from: `${signIn}?next=%2Faccount%2Fmy`, next: '/account/my' },
  ]) {
    await test.step(`a link that is followed leads back to ${next}`, async () => {
      const loadScripts = await openSignInWithoutScripts(page, from)
      await page.getByRole('link', { name: /code by e-mail/ }).focus()
      await page.keyboard.press('Enter')
      loadScripts()
      await expect(page).toHaveURL(`/account/login/code?${new URLSearchParams({ next })}`)
      await expect(page.getByRole('textbox', { name: 'E-mail address' })).toBeFocused()
    })
  }
  await test.step('a menu that is opened is used', async () => {
    const loadScripts = await openSignInWithoutScripts(page)
    await page.getByRole('button', { name: 'Language: English' }).focus()
    await page.keyboard.press('Enter')
    loadScripts()
    await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Taal: Nederlands' })).toBeFocused()
  })
})

test('a signed-in person sees the shape of their page before the app, and one who has logged out does not', async ({
  page,
  person,
}) => {
  const settings = page.getByRole('heading', { level: 1, name: 'Settings' })
  await test.step('that of the dashboard is painted before a script is asked for, where the browser has kept nothing', async () => {
    await page.goto('/dashboard')
    await expect(page.getByRole('button', { name: person.username })).toBeVisible()
    const { painted, asked } = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
      return {
        painted: paint?.startTime ?? Infinity,
        asked: Math.min(...scripts.map(({ startTime }) => startTime)),
      }
    })
    expect(asked).toBeGreaterThan(painted)
  })
  await test.step('elsewhere there is a quiet ground, which says where they are', async () => {
    const loadScripts = await openWithoutScripts(page, '/modules')
    await expect(page.getByRole('status')).toHaveText('Daymark')
    const ground = page.locator('[data-variant]')
    expect(await ground.evaluate((element) => getComputedStyle(element).backgroundImage)).toBe(
      'none',
    )
    loadScripts()
    await expect(settings).toBeVisible()
  })
  await test.step('Ctrl+K opens the palette later, empty, unless Escape takes it back', async () => {
    const search = page.getByRole('searchbox', { name: /^Search/ })
    const loadScripts = await openWithoutScripts(page, '/modules')
    await expect(page.getByRole('main')).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('lost')
    loadScripts()
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('')
    const loadAgain = await openWithoutScripts(page, '/modules')
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Escape')
    loadAgain()
    await expect(settings).toBeVisible()
    await expect(search).toHaveCount(0)
  })
  await test.step('the shape stays as the app comes, and is not there after a log-out', async () => {
    const shape = page.getByRole('heading', { level: 1, name: /^Dashboard$|day$/ })
    const loadScripts = await openWithoutScripts(page, '/dashboard')
    await expect(shape).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Daymark' })).toBeVisible()
    loadScripts()
    await expect(page.getByRole('button', { name: person.username })).toBeVisible()
    await expect(shape).toBeVisible()

    await page.goto('/account/logout')
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await openWithoutScripts(page, '/dashboard')
    await expect(page.getByText('Daymark', { exact: true })).toBeVisible()
    await expect(shape).toBeHidden()
  })
})

import type { Page } from '@playwright/test'
import { expect, openWithoutScripts, test } from '../../support/e2e.ts'

const signIn = '/account/authenticate/webauthn'

/** Opens the sign-in page, whose scripts wait. Returns a function that lets them come. */
async function openSignInWithoutScripts(page: Page, path = signIn): Promise<() => void> {
  const loadScripts = await openWithoutScripts(page, path)
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  return loadScripts
}

test('a button that is pressed before the app has loaded is pressed when it has', async ({
  authenticator,
  page,
}) => {
  const loadScripts = await openSignInWithoutScripts(page)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  loadScripts()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Something went wrong...')
  expect(await authenticator.passkeyCount()).toBe(0)
})

test('a theme that is chosen before the app has loaded is there when it has', async ({ page }) => {
  const loadScripts = await openSignInWithoutScripts(page)
  await page.getByRole('radio', { name: 'Dark' }).click()
  loadScripts()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('a press that begins before the app has loaded and ends after it counts', async ({ page }) => {
  const loadScripts = await openSignInWithoutScripts(page)
  await page.getByRole('radio', { name: 'Dark' }).hover()
  await page.mouse.down()
  loadScripts()
  await expect(page).toHaveTitle('Log in · Daymark')
  await page.mouse.up()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a link that is pressed while the app takes over is followed', async ({ page }) => {
  const loadScripts = await openSignInWithoutScripts(page)
  await page.getByRole('link', { name: /Create an account/ }).hover()
  await page.mouse.down()
  loadScripts()
  await expect(page).toHaveTitle('Log in · Daymark')
  await page.mouse.up()
  await expect(page.getByRole('textbox', { name: 'E-mail address' })).toBeVisible()
})

test('a finger that scrolls before the app has loaded presses nothing', async ({ page }) => {
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

test('a theme that was chosen here stays when the cookies are gone', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await openSignInWithoutScripts(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the focus stays where it was when the app takes over', async ({ page }) => {
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
  expect(await page.evaluate(() => (globalThis as unknown as { losses: string[] }).losses)).toEqual(
    [],
  )
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /code by e-mail/ })).toBeFocused()
})

test('a menu that is opened with the keyboard before the app has loaded is used with the keyboard when it has', async ({
  page,
}) => {
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

for (const { from, next } of [
  { from: '/modules?page=2', next: '/modules?page=2' },
  { from: `${signIn}?next=%2Faccount%2Fmy`, next: '/account/my' },
]) {
  test(`a link that is followed before the app has loaded leads back to ${next}`, async ({
    page,
  }) => {
    const loadScripts = await openSignInWithoutScripts(page, from)
    await page.getByRole('link', { name: /code by e-mail/ }).focus()
    await page.keyboard.press('Enter')
    loadScripts()
    await expect(page).toHaveURL(`/account/login/code?${new URLSearchParams({ next })}`)
    await expect(page.getByRole('textbox', { name: 'E-mail address' })).toBeFocused()
  })
}

test('Ctrl+K before the app has loaded opens the palette when it has, empty, unless Escape takes it back', async ({
  page,
  person: _person,
}) => {
  const search = page.getByRole('searchbox', { name: /^Search/ })
  const loadScripts = await openWithoutScripts(page, '/modules')
  await expect(page.getByRole('main')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('lost')
  loadScripts()
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('')

  await page.unrouteAll()
  const loadAgain = await openWithoutScripts(page, '/modules')
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  loadAgain()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(search).toHaveCount(0)
})

test('a person who may be signed in waits on a quiet ground, which says where they are', async ({
  page,
  person: _person,
}) => {
  const loadScripts = await openWithoutScripts(page, '/modules')
  await expect(page.getByRole('status')).toHaveText('Daymark')
  const ground = page.locator('[data-variant]')
  expect(await ground.evaluate((element) => getComputedStyle(element).backgroundImage)).toBe('none')
  loadScripts()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test('a signed-in person sees the shape of the dashboard before the app, one who has logged out does not', async ({
  page,
  person,
}) => {
  const shape = page.getByRole('heading', { level: 1, name: /^Dashboard$|day$/ })
  const loadScripts = await openWithoutScripts(page, '/dashboard')
  await expect(shape).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Daymark' })).toBeVisible()
  loadScripts()
  await expect(page.getByRole('button', { name: person.email.split('@')[0] })).toBeVisible()
  await expect(shape).toBeVisible()

  await page.goto('/account/logout')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await openWithoutScripts(page, '/dashboard')
  await expect(page.getByText('Daymark', { exact: true })).toBeVisible()
  await expect(shape).toBeHidden()
})

test('the shape of the dashboard is painted before a script is asked for, where the browser has kept nothing', async ({
  page,
  person,
}) => {
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

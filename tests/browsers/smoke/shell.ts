import { test } from 'vitest'
import type { Stage } from './stage.ts'

const theme = { role: 'radiogroup', name: 'Theme' }

/** Menus, the palette, the theme and the language. */
export function shell(stage: Stage): void {
  test('the menu of modules leads to a module', async () => {
    await stage.screen.click('button', 'Modules')
    await stage.screen.click('menuitem', 'Morning')
    await stage.screen.sees('heading', 'Morning')
  })

  test('Escape closes the menu of the account, and the focus comes back', async () => {
    await stage.screen.click('button', 'Account of new')
    await stage.screen.sees('menuitem', 'Log out')
    await stage.screen.press('Escape')
    await stage.screen.seesNo('menuitem', 'Log out')
    await stage.screen.hasFocus('button', 'Account of new')
  })

  test('the menu of the account leads to the account', async () => {
    await stage.screen.click('button', 'Account of new')
    await stage.screen.click('menuitem', 'My account')
    await stage.screen.sees('heading', 'My account')
    await stage.screen.seesText('new@example.com')
  })

  test('the palette leads anywhere by keyboard, also when its keys come before the app', async () => {
    await stage.screen.open('/dashboard')
    await stage.screen.press('k', { control: true })
    await stage.screen.sees('searchbox', /^Search/)
    await stage.screen.type('Your data')
    await stage.screen.sees('menuitem', /Your data/)
    await stage.screen.press('ArrowDown')
    await stage.screen.press('Enter')
    await stage.screen.sees('heading', 'Your data')
  })

  test('a theme is chosen, and kept', async () => {
    await stage.screen.choose('Dark', theme)
    await stage.screen.shows('document.documentElement.dataset.theme').toBe('dark')
    await stage.screen.reload()
    await stage.screen.seesChosen('Dark', theme)
  })

  test('the language is switched, and kept', async () => {
    await stage.screen.open('/modules')
    await stage.screen.click('button', /^Language/, { role: 'banner' })
    await stage.screen.click('menuitemradio', 'Nederlands')
    await stage.screen.shows('document.documentElement.lang').toBe('nl')
    await stage.screen.reload()
    await stage.screen.click('button', /^Taal/, { role: 'banner' })
    await stage.screen.click('menuitemradio', 'English')
    await stage.screen.shows('document.documentElement.lang').toBe('en-GB')
  })
}

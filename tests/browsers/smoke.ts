import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFailed, test } from 'vitest'
import { BackendProcess } from '../support/backendProcess.ts'
import type { Engine } from './engine.ts'
import { keptStatus } from './keptStatus.ts'
import { Screen } from './screen.ts'

const withoutPasskeys = 'This browser cannot use passkeys'
const sunrise = join(import.meta.dirname, '../../packages/backend/src/demo/sunrise.png')

const walk = { role: 'radiogroup', name: 'Walk' }
const theme = { role: 'radiogroup', name: 'Theme' }
const main = { role: 'main', name: '' }

/** One person's first day with Daymark, in order; a step after one that failed fails at once. */
export function smoke(name: string, start: () => Promise<Engine>): void {
  describe(name, () => {
    let backend: BackendProcess
    let engine: Engine
    let screen: Screen
    let hasPasskeys: boolean
    let hasFailed = false

    beforeAll(async () => {
      backend = await new BackendProcess().start()
      engine = await start()
      screen = new Screen(engine, backend.origin)
    })

    afterAll(async () => {
      await engine?.close()
      await backend.dispose()
    })

    beforeEach(() => {
      if (hasFailed) throw new Error('A step before this one failed.')
      onTestFailed(async () => {
        hasFailed = true
        console.error(await screen.read(`location.href + '\\n' + document.body.innerText`))
      })
    })

    test('a first visit leads to the sign-in page', async () => {
      await screen.open('/')
      await screen.sees('heading', 'Log in')
      await screen.isAt(/^\/account\/authenticate\/webauthn\?next=%2Fdashboard$/)
    })

    test('it says how to go on where there are no passkeys', async () => {
      hasPasskeys = (await screen.read(`'PublicKeyCredential' in globalThis`)) === true
      if (hasPasskeys) await screen.sees('button', 'Log in with a passkey')
      else await screen.seesText(withoutPasskeys)
    })

    test('a menu that cannot be fetched takes no more than its own place', async () => {
      await backend.stop()
      await screen.click('button', /^Language/)
      await screen.seesText('The server cannot be reached')
      await screen.sees('heading', 'Log in')
    })

    test('a screen that cannot be fetched comes with "Try again" when the server is back', async () => {
      await screen.click('link', /create an account/i)
      await screen.sees('heading', 'Something went wrong...')
      await screen.click('button', 'Try again')
      await screen.sees('heading', 'Something went wrong...')
      await backend.start()
      await screen.click('button', 'Try again')
      await screen.sees('heading', 'Create your account')
    })

    test('signing up sends a code', async () => {
      if (!hasPasskeys) await screen.seesText('You can create your account all the same')
      await screen.fill(/E-mail address/, 'new@example.com')
      await screen.click('button', 'Continue')
      await screen.sees('heading', 'Check your mail')
      await screen.seesText('new@example.com')
    })

    test('the six places of a code are underlined', async () => {
      await screen.sees('textbox', 'Code')
      expect(await screen.underlines('Code')).toEqual(Array.from({ length: 6 }, () => 24))
    })

    test('the code leads to the last step of signing up', async () => {
      await screen.fill('Code', await backend.code('new@example.com'))
      await screen.sees('heading', hasPasskeys ? 'Create your passkey' : withoutPasskeys)
    })

    test('who has no passkey logs in with a code', async () => {
      if (hasPasskeys) {
        await screen.open('/account/logout')
        await screen.click('link', /code by e-mail/)
      } else {
        await screen.click('link', 'Log in with a code')
      }
      await screen.sees('heading', 'Log in with a code')
      await screen.fill(/E-mail address/, 'new@example.com')
      await screen.click('button', 'Send the code')
      await screen.sees('heading', 'Enter your code')
      await screen.fill('Code', 'XXXXXX')
      await screen.seesText('Incorrect code')
      await screen.press('a', { control: true })
      await screen.type(await backend.code('new@example.com'))
      await screen.sees('heading', 'Dashboard')
    })

    test('a module of to-dos is made', async () => {
      await screen.open('/modules/daily-todos/new')
      await screen.fill(/Name/, 'Health')
      await screen.click('button', 'Save')
      await screen.sees('heading', 'Health')
    })

    test('it is given an option', async () => {
      await screen.click('link', 'New: Options')
      await screen.sees('heading', 'New option')
      await screen.fill(/Name/, 'Walk')
      await screen.fill(/Text/, 'At least two miles')
      await screen.click('button', 'Save')
      await screen.sees('heading', 'Health')
      await screen.sees('link', 'Walk')
    })

    test('it is given a widget', async () => {
      await screen.click('link', 'New: Widgets')
      await screen.sees('heading', 'New widget')
      await screen.fill(/Name/, 'Morning')
      await screen.click('button', 'Save')
      await screen.sees('heading', 'Health')
      await screen.sees('link', 'Morning')
    })

    test('the dashboard shows it', async () => {
      await screen.open('/dashboard')
      await screen.sees('article', 'Morning')
      await screen.seesChosen('Todo', walk)
    })

    test('pages that are opened one right after the other all arrive', async () => {
      for (const path of ['/modules', '/dashboard', '/modules', '/dashboard']) {
        await screen.open(path)
      }
      await screen.seesChosen('Todo', walk)
    })

    test('a status is chosen with the pointer', async () => {
      await screen.choose('Done', walk)
      await screen.seesChosen('Done', walk)
    })

    test('a status is chosen with the keyboard', async () => {
      await screen.choose('Done', walk)
      await screen.press('ArrowLeft')
      await screen.press(' ')
      await screen.seesChosen('Skip', walk)
    })

    test('a status that is chosen right before a reload is not lost', async () => {
      await screen.choose('Done', walk)
      await screen.reload()
      await screen.seesChosen('Done', walk)
      await screen.choose('Skip', walk)
      await screen.reload()
      await screen.seesChosen('Skip', walk)
    })

    test('another day has statuses of its own, and both are kept', async () => {
      await screen.click('button', 'Previous day')
      await screen.seesChosen('Todo', walk)
      await screen.click('button', 'Next day')
      await screen.seesChosen('Skip', walk)
      await screen.reload()
      await screen.seesChosen('Skip', walk)
    })

    test('a module of inspiration is given an image', async () => {
      await screen.open('/modules/inspiration/new')
      await screen.fill(/Name/, 'Sky')
      await screen.click('button', 'Save')
      await screen.sees('heading', 'Sky')
      await screen.click('link', 'New: Options')
      await screen.sees('heading', 'New option')
      await screen.fill(/Name/, 'Sunrise')
      await screen.choose('Image', { role: 'radiogroup', name: 'Type' })
      await screen.upload(sunrise)
      await screen.seesText('sunrise.png')
      await screen.click('button', 'Save')
      await screen.sees('link', 'Sunrise')
    })

    test('the image is shown', async () => {
      await screen.click('link', 'Sunrise')
      await screen.sees('heading', 'Sunrise')
      await screen.shows(`document.querySelector('main img')?.naturalWidth > 0`).toBe(true)
    })

    test('the menu of modules leads to a module', async () => {
      await screen.click('button', 'Modules')
      await screen.click('menuitem', 'Health')
      await screen.sees('heading', 'Health')
    })

    test('Escape closes the menu of the account, and the focus comes back', async () => {
      await screen.click('button', 'new')
      await screen.sees('menuitem', 'Log out')
      await screen.press('Escape')
      await screen.seesNo('menuitem', 'Log out')
      await screen.hasFocus('button', 'new')
    })

    test('the menu of the account leads to the account', async () => {
      await screen.click('button', 'new')
      await screen.click('menuitem', 'My account')
      await screen.sees('heading', 'My account')
      await screen.seesText('new@example.com')
    })

    test('the palette leads anywhere by keyboard, also when its keys come before the app', async () => {
      await screen.open('/dashboard')
      await screen.press('k', { control: true })
      await screen.sees('searchbox', /^Search/)
      await screen.type('Sky')
      await screen.sees('menuitem', /Sky/)
      await screen.press('ArrowDown')
      await screen.press('Enter')
      await screen.sees('heading', 'Sky')
    })

    test('a theme is chosen, and kept', async () => {
      await screen.choose('Dark', theme)
      await screen.shows('document.documentElement.dataset.theme').toBe('dark')
      await screen.reload()
      await screen.seesChosen('Dark', theme)
    })

    test('the language is switched, and kept', async () => {
      await screen.open('/modules')
      await screen.click('button', /^Language/)
      await screen.click('menuitemradio', 'Nederlands')
      await screen.shows('document.documentElement.lang').toBe('nl')
      await screen.reload()
      await screen.click('button', /^Taal/)
      await screen.click('menuitemradio', 'English')
      await screen.shows('document.documentElement.lang').toBe('en-GB')
    })

    test('the app opens without the server, with what was read before', async () => {
      await screen.open('/dashboard')
      await screen.seesChosen('Skip', walk)
      await screen.shows('navigator.serviceWorker.controller !== null').toBe(true)
      await screen.shows(keptStatus).toBe('skip')
      await backend.stop()
      await screen.reload()
      await screen.seesText('No connection with the server')
      await screen.seesChosen('Skip', walk)
    })

    // docs/product.md#8-9
    test('a screen that was never opened opens without the server', async () => {
      await screen.open('/account/my/email-addresses/add')
      await screen.sees('heading', 'Add an e-mail address')
      await screen.sees('textbox', /New e-mail address/)
      await screen.open('/dashboard')
      await screen.seesChosen('Skip', walk)
    })

    test('without the server a change waits', async () => {
      await screen.choose('Done', walk)
      await screen.seesText('Waits for the connection')
    })

    test('with the server back the change is sent', async () => {
      await backend.start()
      await screen.seesNoText('Waits for the connection')
      await screen.reload()
      await screen.seesChosen('Done', walk)
    })

    test('something is deleted after a question', async () => {
      await screen.open('/modules')
      await screen.click('link', 'Sky', main)
      await screen.sees('heading', 'Sky')
      await screen.click('button', /^Delete this module/, main)
      await screen.click('button', 'Delete', { role: 'alertdialog', name: /Sky/ })
      await screen.isAt(/^\/modules$/)
      await screen.seesNo('link', 'Sky')
    })

    test('who logs out sees nothing of the person any more', async () => {
      await screen.open('/account/logout')
      await screen.sees('heading', 'Log in')
      await screen.open('/dashboard')
      await screen.sees('heading', 'Log in')
      await screen.seesNoText('Morning')
    })
  })
}

import { expect, test } from 'vitest'
import type { Stage } from './stage.ts'

const withoutPasskeys = 'This browser cannot use passkeys'

/** Returns a code as keyboards of East Asia type it. */
const inFullWidth = (code: string) =>
  Array.from(code, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).join('')

/** The first visit, signing up, and logging in with a code. */
export function signUp(stage: Stage): void {
  test('a first visit leads to the sign-in page', async () => {
    await stage.screen.open('/')
    await stage.screen.sees('heading', 'Log in')
    await stage.screen.isAt(/^\/account\/authenticate\/webauthn\?next=%2Fdashboard$/)
  })

  test('it says how to continue where there are no passkeys', async () => {
    stage.hasPasskeys = (await stage.screen.read(`'PublicKeyCredential' in globalThis`)) === true
    if (stage.hasPasskeys) await stage.screen.sees('button', 'Log in with a passkey')
    else await stage.screen.seesText(withoutPasskeys)
  })

  test('the menu of the language opens without the server', async () => {
    // It comes when the page is quiet.
    await stage.screen.hasScript('OpenedMenu')
    await stage.screen.hasScript('LanguageItems')
    await stage.backend.stop()
    await stage.screen.click('button', /^Language/)
    await stage.screen.sees('menuitemradio', 'Nederlands')
    await stage.screen.press('Escape')
  })

  test('a screen that cannot be fetched comes with "Try again" when the server is back', async () => {
    await stage.screen.click('link', /create an account/i)
    await stage.screen.sees('heading', 'Something went wrong...')
    await stage.screen.click('button', 'Try again')
    await stage.screen.sees('heading', 'Something went wrong...')
    await stage.backend.start()
    await stage.screen.click('button', 'Try again')
    await stage.screen.sees('heading', 'Create your account')
  })

  test('signing up sends a code', async () => {
    if (!stage.hasPasskeys) await stage.screen.seesText('You can still create an account')
    await stage.screen.fill(/E-mail address/, 'new@example.com')
    await stage.screen.click('button', 'Continue')
    await stage.screen.sees('heading', 'Check your e-mail')
    await stage.screen.seesText('new@example.com')
  })

  test('the letters of a code are in the middle of its six squares', async () => {
    await stage.screen.sees('textbox', 'Code')
    await expect
      .poll(() => stage.screen.besideSquares('Code'), { timeout: 10_000 })
      .toBeLessThanOrEqual(2)
  })

  test('the code leads to the last step of signing up', async () => {
    await stage.screen.fill('Code', await stage.backend.code('new@example.com'))
    await stage.screen.sees('heading', stage.hasPasskeys ? 'Create your passkey' : withoutPasskeys)
  })

  test('a person who has no passkey logs in with a code', async () => {
    if (stage.hasPasskeys) {
      await stage.screen.open('/account/logout')
      await stage.screen.click('link', /code by e-mail/)
    } else {
      await stage.screen.click('link', 'Log in with a code')
    }
    await stage.screen.sees('heading', 'Log in with a code')
    await stage.screen.fill(/E-mail address/, 'new@example.com')
    await stage.screen.click('button', 'Send code')
    await stage.screen.sees('heading', 'Enter your code')
    await stage.screen.fill('Code', 'XXXXXX')
    await stage.screen.seesText('Incorrect code')
    await stage.screen
      .shows(
        `[...document.querySelectorAll('[aria-live=assertive]')].map((place) => place.textContent)`,
      )
      .toContain('Code: Incorrect code')
    await stage.screen.shows('document.title').toMatch(/^Error: /)
    await stage.screen.press('a', { control: true })
    await stage.screen.type(inFullWidth(await stage.backend.code('new@example.com')))
    await stage.screen.sees('heading', /^\w+day$/)
  })
}

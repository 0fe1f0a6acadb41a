import { expect, test } from 'vitest'
import type { Stage } from './stage.ts'

const withoutPasskeys = 'This browser cannot use passkeys'

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

  test('a menu that cannot be fetched takes no more than its own place', async () => {
    await stage.backend.stop()
    await stage.screen.click('button', /^Language/)
    await stage.screen.seesText('Cannot reach the server. Try again.')
    await stage.screen.sees('heading', 'Log in')
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

  test('the six places of a code are underlined', async () => {
    await stage.screen.sees('textbox', 'Code')
    // The image is taken after the place was read. They differ while the page moves.
    await expect
      .poll(() => stage.screen.underlines('Code'), { timeout: 10_000 })
      .toEqual(Array.from({ length: 6 }, () => 24))
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
    await stage.screen.press('a', { control: true })
    await stage.screen.type(await stage.backend.code('new@example.com'))
    await stage.screen.sees('heading', 'Dashboard')
  })
}

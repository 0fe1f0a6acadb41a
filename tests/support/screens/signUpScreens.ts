import { newPasskeyRefusals } from './passkeyScreens.ts'
import { expect } from '../e2e.ts'
import { both, enter, loseWebAuthn, open, type Screen, submit } from './walkThrough.ts'
import { words } from './words.ts'

const auth = '/_allauth/browser/v1/auth'

/** The sign-up screens, each with all that can go wrong. */
export const signUpScreens: readonly Screen[] = [
  {
    name: 'signing up',
    heading: both('Create your account', 'Account aanmaken'),
    field: words.email,
    submit: both('Continue', 'Doorgaan'),
    states: [
      {
        reach: open('/account/signup/passkey'),
        shows: both('All you need is an e-mail address', 'Je hebt alleen een e-mailadres nodig'),
      },
      { reach: submit, shows: words.required },
      { reach: enter('anna'), shows: words.noAddress, hasOnlyOtherWords: true },
      {
        reach: async (scene) => {
          const errors = [{ message: 'x', code: 'sparkling', param: 'email' }]
          const body = { status: 400, errors }
          await scene.backend.setFault({ path: `${auth}/webauthn/signup`, status: 400, body })
          await enter(scene.email)(scene)
        },
        shows: both('Check the highlighted field', 'Controleer het gemarkeerde veld'),
      },
      {
        reach: async (scene) => {
          await scene.backend.setFault({ path: `${auth}/webauthn/signup`, status: 503 })
          await submit(scene)
        },
        shows: words.general,
      },
    ],
  },
  {
    name: 'verifying the address',
    heading: both('Check your e-mail', 'Kijk in je mail'),
    field: words.code,
    submit: both('Verify', 'Bevestigen'),
    states: [
      {
        reach: async ({ email, page, say }) => {
          await page.goto('/account/signup/passkey')
          await page.getByLabel(say(words.email)).fill(email)
          await page.keyboard.press('Enter')
        },
        shows: both('It expires after 15 minutes.', 'De code is 15 minuten geldig.'),
      },
      { reach: enter('XXX'), shows: words.tooShort },
      { reach: ({ field }) => field.fill('XXXXXX'), shows: words.wrong, hasOnlyOtherWords: true },
      {
        reach: async ({ backend, field }) => {
          await backend.setClock({ advanceMs: 901_000 })
          await field.fill('XXXXXY')
        },
        shows: words.expired,
      },
    ],
  },
  {
    name: 'creating the passkey',
    heading: both('Create your passkey', 'Passkey aanmaken'),
    field: words.passkeyName,
    submit: both('Create passkey', 'Passkey aanmaken'),
    states: [
      {
        reach: async ({ backend, email, page, say }) => {
          await page.goto('/account/signup/passkey')
          await page.getByLabel(say(words.email)).fill(email)
          await page.keyboard.press('Enter')
          const code = page.getByRole('textbox', { name: say(words.code) })
          await expect(code).toBeVisible()
          await code.fill(await backend.code(email))
        },
        shows: both('Last step.', 'Laatste stap.'),
      },
      {
        reach: ({ page, say }) =>
          page.getByRole('button', { name: say(both('Rename', 'Naam wijzigen')) }).click(),
        shows: both('Helps you recognise it', 'Zo herken je hem later'),
      },
      ...newPasskeyRefusals,
      {
        reach: async (scene) => {
          await scene.context.clearCookies({ name: 'sessionid' })
          await submit(scene)
        },
        shows: both('This sign-up has expired.', 'Je registratie is verlopen.'),
      },
      { reach: loseWebAuthn, heading: words.unsupported, shows: words.unsupported },
    ],
  },
]

import { both, enter, loseWebAuthn, open, type Screen, submit } from './walkThrough.ts'
import { words } from './words.ts'

const auth = '/_allauth/browser/v1/auth'
const again = both('Send another code', 'Nieuwe code versturen')

/** The log-in screens, each with all that can go wrong. */
export const signInScreens: readonly Screen[] = [
  {
    name: 'logging in',
    heading: both('Log in', 'Inloggen'),
    submit: both('Log in with a passkey', 'Inloggen met een passkey'),
    states: [
      {
        reach: open('/account/authenticate/webauthn'),
        shows: both('There is no password to remember.', 'Je hoeft geen wachtwoord te onthouden.'),
      },
      { reach: submit, shows: words.unused },
      {
        reach: async (scene) => {
          const path = `${auth}/webauthn/login`
          await scene.backend.setFault({ path, drop: 'before', times: 9 })
          await submit(scene)
        },
        shows: words.down,
        hasOnlyOtherWords: true,
      },
      {
        reach: async (scene) => {
          await scene.backend.setFault({ path: `${auth}/webauthn/login`, status: 429 })
          await submit(scene)
        },
        shows: words.tooMany,
        hasOnlyOtherWords: true,
      },
      { reach: loseWebAuthn, shows: words.unsupported },
    ],
  },
  {
    name: 'asking for a code',
    heading: both('Log in with a code', 'Inloggen met een code'),
    field: words.email,
    submit: words.sendCode,
    states: [
      {
        reach: open('/account/login/code'),
        shows: both(
          'We’ll send a code to your e-mail address',
          'We sturen een code naar je e-mailadres',
        ),
      },
      { reach: submit, shows: words.required },
      { reach: enter('anna'), shows: words.noAddress, hasOnlyOtherWords: true },
      {
        reach: async (scene) => {
          await scene.backend.setFault({ path: `${auth}/code/request`, status: 429 })
          await enter(scene.email)(scene)
        },
        shows: words.tooMany,
      },
      {
        reach: async (scene) => {
          const path = `${auth}/code/request`
          await scene.backend.setFault({ path, drop: 'before', times: 9 })
          await submit(scene)
        },
        shows: words.down,
        hasOnlyOtherWords: true,
      },
    ],
  },
  {
    name: 'entering the code',
    heading: both('Enter your code', 'Vul je code in'),
    field: words.code,
    submit: both('Log in', 'Inloggen'),
    states: [
      {
        reach: async ({ email, page, say }) => {
          await page.goto('/account/login/code')
          await page.getByLabel(say(words.email)).fill(email)
          await page.getByRole('button', { name: say(words.sendCode) }).click()
        },
        shows: both('It expires after 3 minutes.', 'De code is 3 minuten geldig.'),
      },
      { reach: enter('XXX'), shows: words.tooShort },
      {
        reach: ({ field }) => field.fill('XXXXXX'),
        shows: words.wrong,
        hasOnlyOtherWords: true,
      },
      {
        reach: ({ page, say }) => page.getByRole('button', { name: say(again) }).click(),
        shows: both('A new code is on its way', 'Een nieuwe code is onderweg'),
      },
      {
        reach: async ({ backend, page, say }) => {
          await backend.setFault({ path: `${auth}/code/request`, status: 429 })
          await page.getByRole('button', { name: say(again) }).click()
        },
        shows: words.tooMany,
      },
      {
        reach: async ({ backend, field }) => {
          await backend.setClock({ advanceMs: 181_000 })
          await field.fill('XXXXXX')
        },
        shows: words.expired,
      },
    ],
  },
  {
    name: 'coming while the server is down',
    heading: both('Cannot reach Daymark', 'Daymark is niet bereikbaar'),
    states: [
      {
        reach: async ({ backend, page }) => {
          const path = String.raw`/^\/(api|_allauth)\//`
          await backend.setFault({ path, drop: 'before', times: 50 })
          await page.goto('/dashboard')
        },
        shows: both('Your data is safe', 'Je gegevens zijn veilig'),
      },
    ],
  },
]

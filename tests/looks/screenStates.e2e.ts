import { test } from '../support/e2e.ts'
import { accountScreens } from '../support/screens/accountScreens.ts'
import { historyScreens } from '../support/screens/historyScreens.ts'
import { passkeyScreens } from '../support/screens/passkeyScreens.ts'
import { signInScreens } from '../support/screens/signInScreens.ts'
import { signUpScreens } from '../support/screens/signUpScreens.ts'
import { walkThrough } from '../support/screens/walkThrough.ts'

const screens = [
  ...signInScreens,
  ...signUpScreens,
  ...accountScreens,
  ...passkeyScreens,
  ...historyScreens,
]

for (const [name, language] of [
  ['English', 'en-GB'],
  ['Dutch', 'nl'],
] as const) {
  test.describe(`in ${name}, in every look`, () => {
    test.use({ locale: language })

    for (const screen of screens) {
      test(`${screen.name}: every state says what it is, fits, and is accessible`, async ({
        authenticator,
        backend,
        context,
        newAddress: email,
        page,
      }) => {
        test.setTimeout(240_000)
        await walkThrough(screen, language, { authenticator, backend, context, email, page })
      })
    }
  })
}

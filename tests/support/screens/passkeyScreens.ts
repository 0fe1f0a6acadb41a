import { both, enter, openSignedIn, pressInDialog, type Screen } from './walkThrough.ts'
import { words } from './words.ts'

const path = '/_allauth/browser/v1/account/authenticators/webauthn'

/** Errors of a new passkey: its name, then the device that was to create it. */
export const newPasskeyRefusals: Screen['states'] = [
  { reach: enter(' '), shows: words.required },
  { reach: enter('n'.repeat(51)), shows: words.tooLong, hasOnlyOtherWords: true },
  {
    reach: async (scene) => {
      await scene.authenticator.setUserVerified(false)
      await enter('n'.repeat(50))(scene)
    },
    shows: words.unused,
  },
]

/** The passkeys of a signed-in person, each page with all that can go wrong. */
export const passkeyScreens: readonly Screen[] = [
  {
    name: 'adding a passkey',
    heading: both('Add a passkey', 'Passkey toevoegen'),
    field: words.passkeyName,
    submit: both('Add passkey', 'Passkey toevoegen'),
    states: [
      {
        reach: openSignedIn('/account/my/passkeys/add'),
        shows: both('Helps you recognise it', 'Zo herken je hem later'),
      },
      ...newPasskeyRefusals,
    ],
  },
  {
    name: 'a passkey',
    heading: both('Laptop', 'Laptop'),
    field: both('Name', 'Naam'),
    submit: both('Save', 'Opslaan'),
    states: [
      {
        reach: openSignedIn((id) => `/account/my/passkeys/${id}`),
        shows: both('Name', 'Naam'),
      },
      { reach: enter(' '), shows: words.required },
      {
        reach: async (scene) => {
          const errors = [{ code: 'max_length', param: 'name', message: 'No.' }]
          const body = { status: 400, errors }
          await scene.backend.setFault({ path, method: 'PUT', status: 400, body })
          await enter('Phone')(scene)
        },
        shows: both('This is too long. Make it shorter.', 'Dit is te lang. Maak het korter.'),
        hasOnlyOtherWords: true,
      },
      {
        reach: ({ page, say }) =>
          page
            .getByRole('main')
            .getByRole('button', { name: say(words.remove) })
            .click(),
        shows: both('This is your only passkey.', 'Dit is je enige passkey.'),
      },
      {
        reach: async (scene) => {
          await scene.backend.requireReauthentication(scene.email)
          await pressInDialog(words.remove)(scene)
        },
        shows: both('Confirm it’s you', 'Bevestig dat jij het bent'),
      },
      {
        reach: pressInDialog(both('Use a passkey', 'Passkey gebruiken')),
        shows: words.unused,
      },
    ],
  },
  {
    name: 'a passkey that is gone',
    heading: both('Not found', 'Niet gevonden'),
    states: [
      {
        reach: openSignedIn('/account/my/passkeys/999999'),
        shows: both(
          'It may have been deleted, or the address may be wrong.',
          'Misschien is het verwijderd, of klopt het adres niet.',
        ),
      },
    ],
  },
]

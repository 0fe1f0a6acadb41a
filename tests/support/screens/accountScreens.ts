import { chooseToBringIn, listFile } from '../pages/takeout.ts'
import {
  both,
  enter,
  openSignedIn,
  pressInDialog,
  type Reach,
  type Screen,
  submit,
} from './walkThrough.ts'
import { words } from './words.ts'

const path = '/_allauth/browser/v1/account/email'
const modules = '/api/v1/daily-todos-modules/'
const newAddress = both('New e-mail address', 'Nieuw e-mailadres')

function choose(name: string, content: string): Reach {
  return ({ page, say }) =>
    chooseToBringIn(page, name, content, say(both('Choose a file', 'Bestand kiezen')))
}

/** The account of a signed-in person, its addresses, and the way out, with all that can go wrong. */
export const accountScreens: readonly Screen[] = [
  {
    name: 'the account',
    heading: words.myAccount,
    states: [
      { reach: openSignedIn('/account/my'), shows: both('Last used at', 'Laatst gebruikt') },
      {
        reach: async ({ backend, page, say }) => {
          await backend.setFault({ path, method: 'PATCH', status: 500 })
          const makePrimary = both('Make primary', 'Als hoofdadres gebruiken')
          await page.getByRole('button', { name: say(makePrimary) }).click()
        },
        shows: words.general,
      },
      {
        reach: async (scene) => {
          await pressInDialog(both('OK', 'OK'))(scene)
          await scene.page.getByRole('button', { name: `${scene.say(words.remove)}: ` }).click()
        },
        shows: both('Are you sure you want to delete second.', 'Weet je zeker dat je second.'),
      },
      {
        reach: async (scene) => {
          await scene.backend.setFault({ path, method: 'DELETE', status: 500 })
          await pressInDialog(words.remove)(scene)
        },
        shows: words.general,
      },
    ],
  },
  {
    name: 'an account that cannot be loaded',
    heading: words.general,
    states: [
      {
        reach: async (scene) => {
          await scene.backend.setFault({ path, method: 'GET', status: 500, times: 9 })
          await openSignedIn('/account/my')(scene)
        },
        shows: both('This page could not be loaded.', 'Deze pagina kon niet worden geladen.'),
      },
    ],
  },
  {
    name: 'adding an address',
    heading: both('Add an e-mail address', 'E-mailadres toevoegen'),
    field: newAddress,
    submit: words.sendCode,
    states: [
      {
        reach: openSignedIn('/account/my/email-addresses/add'),
        shows: both('to check that it’s yours', 'om te controleren of het van jou is'),
      },
      { reach: submit, shows: words.required },
      { reach: enter('anna'), shows: words.noAddress, hasOnlyOtherWords: true },
      {
        reach: (scene) => enter(scene.email)(scene),
        shows: both(
          'You have already added this e-mail address',
          'Dit e-mailadres heb je al toegevoegd',
        ),
        hasOnlyOtherWords: true,
      },
      {
        reach: async (scene) => {
          await scene.backend.setFault({ path, method: 'POST', status: 429 })
          await enter(`third.${scene.email}`)(scene)
        },
        shows: words.tooMany,
      },
      {
        reach: ({ page, say }) =>
          page
            .getByRole('main')
            .getByRole('link', { name: say(words.myAccount) })
            .click(),
        shows: both('Leave without saving?', 'Pagina verlaten zonder op te slaan?'),
      },
    ],
  },
  {
    name: 'verifying an added address',
    heading: both('Check your e-mail', 'Kijk in je mail'),
    field: words.code,
    states: [
      {
        reach: async (scene) => {
          const { backend, email, page, say } = scene
          await backend.createPerson({ email: `other.${email}` })
          await openSignedIn('/account/my/email-addresses/add')(scene)
          await page.getByLabel(say(newAddress)).fill(`other.${email}`)
          await page.keyboard.press('Enter')
        },
        shows: both('Back to my account', 'Terug naar mijn account'),
      },
      {
        reach: async ({ backend, email, field }) =>
          field.fill(await backend.code(`other.${email}`)),
        shows: both('belongs to another account', 'hoort bij een ander account'),
      },
    ],
  },
  {
    name: 'the own data',
    heading: words.myData,
    states: [
      {
        reach: openSignedIn('/account/my/data'),
        shows: both('One file with your lists', 'Eén bestand met je lijsten'),
      },
      {
        reach: async ({ backend, page, say }) => {
          await backend.setFault({ path: modules, method: 'GET', status: 500 })
          const download = both('Download', 'Downloaden')
          await page.getByRole('button', { name: say(download) }).click()
        },
        shows: both('Your data could not be read.', 'Je gegevens konden niet worden gelezen.'),
      },
      {
        reach: choose('broken.json', '{"format": "daymark"'),
        shows: both('Nothing was added.', 'Er is niets toegevoegd.'),
      },
      {
        reach: choose('health.json', listFile('Health', 3)),
        shows: both('1 list, 1 to-do, 3 days', '1 lijst, 1 taak, 3 dagen'),
      },
      {
        reach: async ({ backend, page, say }) => {
          const status = 429
          await backend.setFault({ path: modules, status, headers: { 'Retry-After': '300' } })
          await page.getByRole('button', { name: say(both('Import', 'Importeren')) }).click()
        },
        shows: both('Continuing in 300 seconds', 'Over 300 seconden gaat het verder'),
      },
      {
        reach: ({ page, say }) =>
          page.getByRole('button', { name: say(both('Stop', 'Stoppen')) }).click(),
        shows: both('What was added stays.', 'Wat is toegevoegd, blijft.'),
      },
      {
        reach: async ({ backend, page, say }) => {
          const body = { type: 'validation_error', errors: [{ code: 'max_length', attr: 'name' }] }
          const path = '/api/v1/daily-todo-options/'
          await backend.setFault({ path, method: 'POST', status: 400, body })
          await page.getByRole('button', { name: say(both('Continue', 'Doorgaan')) }).click()
        },
        shows: both('Not imported', 'Niet geïmporteerd'),
      },
    ],
  },
  {
    name: 'logging out in vain',
    heading: both('Log out', 'Uitloggen'),
    states: [
      {
        reach: async (scene) => {
          const session = '/_allauth/browser/v1/auth/session'
          await scene.backend.setFault({
            path: session,
            method: 'DELETE',
            drop: 'before',
            times: 9,
          })
          await openSignedIn('/account/logout')(scene)
        },
        shows: both('You are still logged in', 'Je bent nog ingelogd'),
      },
    ],
  },
]

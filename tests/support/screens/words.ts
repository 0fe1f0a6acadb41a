import { both } from './walkThrough.ts'

/** Texts of more than one screen. */
export const words = {
  code: both('Code', 'Code'),
  down: both('The server cannot be reached', 'De server is niet bereikbaar'),
  email: both('E-mail address', 'E-mailadres'),
  expired: both(
    'This code has expired or has already been used.',
    'Deze code is verlopen of al gebruikt.',
  ),
  general: both('Something went wrong...', 'Er is iets misgegaan'),
  noAddress: both('Enter a valid e-mail address', 'Vul een geldig e-mailadres in'),
  passkeyName: both('Passkey name', 'Naam van de passkey'),
  myData: both('Your data', 'Je gegevens'),
  myAccount: both('My account', 'Mijn account'),
  remove: both('Delete', 'Verwijderen'),
  required: both('This field is required', 'Dit veld is verplicht'),
  sendCode: both('Send code', 'Code versturen'),
  tooLong: both('Use at most 50 characters', 'Gebruik maximaal 50 tekens'),
  tooMany: both('Too many attempts', 'Te veel pogingen'),
  tooShort: both('Enter all 6 characters', 'Vul alle 6 tekens in'),
  unsupported: both('This browser cannot use passkeys', 'Deze browser kan geen passkeys gebruiken'),
  unused: both('No passkey was used', 'Er is geen passkey gebruikt'),
  wrong: both('Incorrect code', 'Onjuiste code'),
}

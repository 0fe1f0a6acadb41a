/**
 * The browser tests that also run against Django, with the app on another origin, by their titles: one
 * for each thing that another origin could break (cookies, CSRF, CORS, passkeys, the content API).
 */
export const journeys = [
  'signs up with a mailed code and a passkey, and comes back by passkey and by code',
  'an address is added, verified, made primary, and the former one deleted by keyboard alone',
  'a passkey is added, logs in, is renamed and deleted by keyboard alone',
  'cards are in columns, to-dos before inspiration, and those of one list share what they ask',
  'a long list is as high as its rows, and a longer one ends in a button that shows all of it',
  'a module with an option and a widget is made and unmade by keyboard alone',
  'an image is uploaded, shown, kept when renaming, replaced, and gone as a text',
  'asks for a verification code again, reads what is true of it, and continues with the newest mail',
  'an account moves from the embedded backend to Django: the same passkey, the same dashboard',
]

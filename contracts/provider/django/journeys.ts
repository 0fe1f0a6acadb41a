/**
 * The browser tests that also run against Django, with the app on another origin, by their titles: one
 * for each thing that another origin could break (cookies, CSRF, CORS, passkeys, the content API).
 */
export const journeys = [
  'signs up with a mailed code and a passkey, and comes back by passkey and by code',
  'an address is added, verified, made primary, and the former one deleted',
  'a passkey is added, signs in, is renamed and deleted',
  'shows every widget of to-dos before every widget of inspiration',
  'a longer list ends in a button that shows all of it',
  'a module is made, filled, renamed and unmade',
  'an image is uploaded, shown, kept when renaming, replaced, and gone as a text',
  'an image of exactly 10 MiB is accepted',
  'asks for a verification code again, reads what is true of it, and continues with the newest mail',
  'an account moves from the embedded backend to Django: the same passkey, the same dashboard',
]

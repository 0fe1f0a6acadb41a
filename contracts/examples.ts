import type { StateName, Values } from './states.ts'

const context = {
  cookie: 'csrftoken=kB4dN0yWq2; sessionid=t7Xr1mZc9e',
  csrfToken: 'kB4dN0yWq2',
  origin: 'http://localhost:5173',
}

const newPasskey = {
  credentialId: 'Y3JlZGVudGlhbC0x',
  clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
  attestationObject: 'o2NmbXRkbm9uZQ',
}

const usedPasskey = {
  credentialId: 'Y3JlZGVudGlhbC0x',
  clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
  authenticatorData: 'SZYN5YgOjGh0NBcP',
  signature: 'MEUCIQDbWmFrZQ',
  userHandle: 'NA',
}

const made = {
  moduleId: 2,
  otherModuleId: 1,
  optionId: 6,
  widgetId: 3,
  itemId: 9,
  uploadId: 11,
}

/** Example values of the states, for the consumer and the mock server. */
export const examples = {
  'a visitor': { ...context, email: 'anna@example.com' },
  'a visitor who waits for a code': { ...context, code: '77CPVG' },
  'a visitor who has to create a passkey': { ...context, ...newPasskey },
  'a visitor who owns a passkey': { ...context, ...usedPasskey },
  'a person': { ...context, email: 'anna@example.com' },
  'a person who has just logged in': context,
  'a person who has logged out': context,
  'a person who is signed in elsewhere too': {
    ...context,
    sessionsPath: '/_allauth/browser/v1/auth/sessions',
    otherSessionId: 12,
  },
  'a person whose app is on another origin': {
    ...context,
    sessionPath: '/_allauth/browser/v1/auth/session',
    modulesPath: '/api/v1/daily-todos-modules/',
  },
  'a person with a passkey': { ...context, ...usedPasskey, passkeyId: 7 },
  'a person who adds a passkey': { ...context, ...newPasskey },
  'a person with a second address': {
    ...context,
    email: 'anna@example.com',
    address: 'anna@example.org',
    code: '77CPVG',
  },
  'a person with content': { ...context, ...made },
  'a person with an image': { ...context, imagePath: '/media/7d4b/cat.png' },
  'a person with an upload URL': { uploadPath: '/uploads/signed' },
  'a limit that is used up': { ...context, email: 'anna@example.com' },
} satisfies { [Name in StateName]: Values<Name> }

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

/** What the values of the states are while the consumer runs against the mock server. */
export const examples = {
  'a visitor': { ...context, email: 'anna@example.com' },
  'a visitor who waits for a code': { ...context, code: '77CPVG' },
  'a visitor who has to create a passkey': { ...context, ...newPasskey },
  'a visitor who owns a passkey': { ...context, ...usedPasskey },
  'a person': { ...context, email: 'anna@example.com' },
  'a person with a passkey': { ...context, ...usedPasskey, passkeyId: 7 },
  'a person who adds a passkey': { ...context, ...newPasskey },
  'a person with a second address': {
    ...context,
    email: 'anna@example.com',
    address: 'anna@example.org',
    code: '77CPVG',
  },
  'a person with content': { ...context, ...made },
  'a person with an upload URL': { uploadPath: '/uploads/signed' },
  'a limit that is used up': { ...context, email: 'anna@example.com' },
} satisfies { [Name in StateName]: Values<Name> }

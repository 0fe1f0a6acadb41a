import { expect, test } from 'vitest'
import { inState } from './person.ts'

// What the forms reject before it is sent. Another client gets the same answer of both backends.

/** A call, its body, and the errors of the answer: `code@member`. `$module` is the id of one's own. */
type Refused = readonly [call: string, body: unknown, ...errors: string[]]

const todo = { module: '$module', name: 'n', text: 't' }
const day = { module: '$module', option: '$option', date: '2026-03-09', status: 'todo' }
const thought = { module: '$collection', name: 'x', type: 'text', text: 'x' }
// Daymark takes 50 characters, django-allauth 100.
const long = 'n'.repeat(101)
/** Each lacks a zero in front, a sign between, or does not exist. */
const notDays = [
  'abc',
  '2026-2-3',
  '2026-02-3',
  '26-02-03',
  '2026-02-30',
  '2026-13-01',
  '2026/02/03',
  '20260101',
  '2026-01-01T00:00:00Z',
  '\u0662026-02-03',
]
const passkeys = 'account/authenticators/webauthn'

const ofContent: Refused[] = [
  ['POST daily-todos-modules/', {}, 'required@name'],
  ['POST daily-todos-modules/', undefined, 'required@name'],
  ['POST daily-todos-modules/', [], 'invalid@non_field_errors'],
  ['POST daily-todos-modules/', { name: '   ' }, 'blank@name'],
  ['POST daily-todos-modules/', { name: { a: 1 } }, 'invalid@name'],
  ['POST daily-todos-modules/', { name: 'a\u0000b' }, 'null_characters_not_allowed@name'],
  ['PUT daily-todos-modules/$module/', { name: '' }, 'blank@name'],
  ['PUT daily-todos-modules/$module/', {}, 'required@name'],
  ['POST daily-todo-options/', {}, 'required@module', 'required@name', 'required@text'],
  ['POST daily-todo-options/', { ...todo, name: '', text: '' }, 'blank@name', 'blank@text'],
  ['POST daily-todo-options/', { ...todo, name: true }, 'invalid@name'],
  ['POST daily-todo-options/', { ...todo, name: ['a'] }, 'invalid@name'],
  ['POST daily-todo-options/', { ...todo, name: null }, 'null@name'],
  ['POST daily-todo-options/', { ...todo, name: '  ' }, 'blank@name'],
  ['POST daily-todo-options/', { ...todo, module: 'one' }, 'incorrect_type@module'],
  ['POST daily-todo-options/', { ...todo, module: null }, 'null@module'],
  ['POST daily-todo-options/', { ...todo, module: 0 }, 'does_not_exist@module'],
  ['POST daily-todo-options/', { ...todo, module: true }, 'incorrect_type@module'],
  ['POST daily-todo-options/', { ...todo, module: { id: 2 } }, 'incorrect_type@module'],
  ['POST daily-todo-options/', { ...todo, text: [1] }, 'invalid@text'],
  ['POST daily-todo-options/', { ...todo, text: null }, 'null@text'],
  ['PUT daily-todo-options/$option/', { name: '', text: '' }, 'blank@name', 'blank@text'],
  ['PUT daily-todo-options/$option/', { name: 'Run' }, 'required@text'],
  ['POST daily-todos-widgets/', {}, 'required@module', 'required@name'],
  ['POST daily-todos-widgets/', { module: '$module', name: '' }, 'blank@name'],
  ['PUT daily-todos-widgets/$widget/', {}, 'required@name'],
  [
    'POST daily-todo-items/',
    {},
    'required@date',
    'required@module',
    'required@option',
    'required@status',
  ],
  ['POST daily-todo-items/', { ...day, module: 99_999 }, 'does_not_exist@module'],
  ['POST daily-todo-items/', { ...day, option: 'x' }, 'incorrect_type@option'],
  ['POST daily-todo-items/', { ...day, option: null }, 'null@option'],
  ['POST daily-todo-items/', { ...day, date: '01-03-2026' }, 'invalid@date'],
  ['POST daily-todo-items/', { ...day, date: 20_260_301 }, 'invalid@date'],
  ['POST daily-todo-items/', { ...day, date: '' }, 'invalid@date'],
  ['POST daily-todo-items/', { ...day, date: null }, 'null@date'],
  ['POST daily-todo-items/', { ...day, status: 'TODO' }, 'invalid_choice@status'],
  ['POST daily-todo-items/', { ...day, status: '' }, 'invalid_choice@status'],
  ['POST daily-todo-items/', { ...day, status: 1 }, 'invalid_choice@status'],
  ['POST daily-todo-items/', { ...day, status: null }, 'null@status'],
  ['PATCH daily-todo-items/$item/', { status: 'x' }, 'invalid_choice@status'],
  ...notDays.flatMap((date): Refused[] => [
    ['POST daily-todo-items/', { ...day, date }, 'invalid@date'],
    ['POST inspiration-items/', { module: '$collection', date }, 'invalid@date'],
    [`GET daily-todo-items/?date=${date}`, undefined, 'invalid@date'],
  ]),
  ...['abc', '0', '99999', '1e0', '0x1'].map((module): Refused => [
    `GET daily-todo-options/?module=${module}`,
    undefined,
    'invalid_choice@module',
  ]),
  ['GET daily-todo-items/?module=99999&date=2026-05-01', undefined, 'invalid_choice@module'],
  ['GET daily-todos-widgets/?module=99999', undefined, 'invalid_choice@module'],
  ['POST inspiration-modules/', {}, 'required@name'],
  ['POST inspiration-modules/', { name: null }, 'null@name'],
  ['POST inspiration-modules/', { name: '' }, 'blank@name'],
  ['PUT inspiration-modules/$collection/', {}, 'required@name'],
  ['POST inspiration-options/', {}, 'required@module', 'required@name', 'required@type'],
  ['POST inspiration-options/', { ...thought, name: '' }, 'blank@name'],
  ['POST inspiration-options/', { ...thought, name: null }, 'null@name'],
  ['POST inspiration-options/', { ...thought, text: '' }, 'blank@text'],
  ['POST inspiration-options/', { ...thought, text: null }, 'null@text'],
  ['POST inspiration-options/', { ...thought, module: 'abc' }, 'incorrect_type@module'],
  ['POST inspiration-options/', { ...thought, type: 'video' }, 'invalid_choice@type'],
  ['POST inspiration-options/', { ...thought, type: null }, 'null@type'],
  ['POST inspiration-options/', { ...thought, type: undefined }, 'required@type'],
  [
    'POST inspiration-options/',
    { ...thought, type: 'image', image: 99_999 },
    'does_not_exist@image',
  ],
  ['POST inspiration-options/', { ...thought, type: 'image', image: null }, 'null@image'],
  ['PUT inspiration-options/$thought/', {}, 'required@name', 'required@type'],
  ['PATCH inspiration-options/$thought/', { image: null }, 'null@image'],
  ['POST inspiration-items/', {}, 'required@date', 'required@module'],
  ['GET inspiration-items/?module=99999', undefined, 'invalid_choice@module'],
  ['POST inspiration-widgets/', {}, 'required@module', 'required@name'],
  ['POST file-uploads/', {}, 'required@fileName'],
  ['POST file-uploads/', { fileName: null }, 'null@fileName'],
  ['POST file-uploads/', { fileName: '' }, 'blank@fileName'],
]

// Ten changes a minute.
const ofNewAddress: Refused[] = [
  ['POST account/email', {}, 'required@email'],
  ['POST account/email', { email: '' }, 'required@email'],
  ['POST account/email', { email: null }, 'required@email'],
  ['POST account/email', { email: 'j.test' }, 'invalid@email'],
  ['POST account/email', { email: 5 }, 'invalid@email'],
  ['PUT account/email', {}, 'required@email'],
  ['PUT account/email', { email: 'x' }, 'invalid@email'],
]

const ofAddress: Refused[] = [
  ['PATCH account/email', { primary: true }, 'required@email'],
  ['PATCH account/email', { email: 'x', primary: true }, 'invalid@email'],
  ['PATCH account/email', { email: '$email' }, 'required@primary'],
  ['PATCH account/email', { email: '$email', primary: false }, 'required@primary'],
  ['DELETE account/email', undefined, 'required@email'],
  ['DELETE account/email', { email: 'x' }, 'invalid@email'],
  ['DELETE account/email', { email: 'unknown@example.com' }, 'unknown_email@email'],
]

const ofNewPasskey: Refused[] = [
  [`POST ${passkeys}`, {}, 'required@credential'],
  [`POST ${passkeys}`, { name: 'x', credential: null }, 'required@credential'],
  [`POST ${passkeys}`, { name: 'x', credential: {} }, 'required@credential'],
  [`POST ${passkeys}`, { name: 'x', credential: 'abc' }, 'invalid@credential'],
  [`DELETE ${passkeys}`, {}, 'required@authenticators'],
  [`DELETE ${passkeys}`, { authenticators: [] }, 'required@authenticators'],
  [`DELETE ${passkeys}`, { authenticators: 7 }, 'invalid_list@authenticators'],
  [`DELETE ${passkeys}`, { authenticators: ['abc'] }, 'invalid_pk_value@authenticators'],
]

const ofPasskey: Refused[] = [
  [`PUT ${passkeys}`, { name: 'x' }, 'required@id'],
  [`PUT ${passkeys}`, { id: null, name: 'x' }, 'required@id'],
  [`PUT ${passkeys}`, { id: '$passkeyId' }, 'required@name'],
  [`PUT ${passkeys}`, { id: '$passkeyId', name: '' }, 'required@name'],
  [`PUT ${passkeys}`, { id: '$passkeyId', name: long }, 'max_length@name'],
]

const ofVisitor: Refused[] = [
  ['POST auth/code/request', undefined, 'required@email'],
  ['POST auth/code/request', { email: '' }, 'required@email'],
  ['POST auth/code/request', { email: null }, 'required@email'],
  ['POST auth/code/request', { email: 5 }, 'invalid@email'],
  ['POST auth/code/request', { email: 'j.test' }, 'invalid@email'],
  ['POST auth/webauthn/signup', {}, 'required@email'],
  ['POST auth/webauthn/signup', { email: '' }, 'required@email'],
  ['POST auth/webauthn/signup', { email: null }, 'required@email'],
  ['POST auth/webauthn/signup', { email: 5 }, 'invalid@email'],
  ['POST auth/webauthn/signup', { email: 'an na@example.com' }, 'invalid@email'],
  ['POST auth/webauthn/login', {}, 'required@credential'],
  ['POST auth/webauthn/login', { credential: null }, 'required@credential'],
  ['POST auth/webauthn/login', { credential: {} }, 'required@credential'],
  ['POST auth/webauthn/login', { credential: 'x' }, 'invalid@credential'],
]

const ofCode: Refused[] = [
  ['POST auth/code/confirm', {}, 'required@code'],
  ['POST auth/code/confirm', { code: '' }, 'required@code'],
  ['POST auth/code/confirm', { code: null }, 'required@code'],
]

const ofKey: Refused[] = [
  ['POST auth/email/verify', {}, 'required@key'],
  ['POST auth/email/verify', { key: '' }, 'required@key'],
]

const ofSignUp: Refused[] = [
  ['PUT auth/webauthn/signup', {}, 'required@credential'],
  ['PUT auth/webauthn/signup', { name: 'Key' }, 'required@credential'],
  ['PUT auth/webauthn/signup', { name: 'Key', credential: null }, 'required@credential'],
  ['PUT auth/webauthn/signup', { name: 'Key', credential: {} }, 'required@credential'],
  ['PUT auth/webauthn/signup', { name: 'Key', credential: 'x' }, 'invalid@credential'],
]

async function withContent() {
  const { client } = await inState('a person', {})
  const module = await client.create('daily-todos-modules/', { name: 'Day' })
  const option = await client.create('daily-todo-options/', { ...todo, module })
  const collection = await client.create('inspiration-modules/', { name: 'Quotes' })
  const values = {
    module,
    option,
    item: await client.create('daily-todo-items/', { ...day, module, option }),
    widget: await client.create('daily-todos-widgets/', { module, name: 'Day' }),
    collection,
    thought: await client.create('inspiration-options/', { ...thought, module: collection }),
  }
  return { client, values }
}

test.for([
  { what: 'content', rows: ofContent, begin: withContent },
  { what: 'a new address', rows: ofNewAddress, begin: () => inState('a person', {}) },
  { what: 'an address', rows: ofAddress, begin: () => inState('a person', {}) },
  { what: 'a new passkey', rows: ofNewPasskey, begin: () => inState('a person', {}) },
  { what: 'a passkey', rows: ofPasskey, begin: () => inState('a person with a passkey', {}) },
  { what: 'a visitor', rows: ofVisitor, begin: () => inState('a visitor', {}) },
  {
    what: 'a login code',
    rows: ofCode,
    begin: () => inState('a visitor who waits for a code', { purpose: 'sign-in' }),
  },
  {
    what: 'the key of an address',
    rows: ofKey,
    begin: () => inState('a visitor who waits for a code', { purpose: 'sign-up' }),
  },
  {
    what: 'the passkey of a sign-up',
    rows: ofSignUp,
    begin: () => inState('a visitor who has to create a passkey', {}),
  },
])('every faulty member is named: $what', async ({ rows, begin }) => {
  const { client, values } = await begin()
  const known: Record<string, unknown> = { ...values }
  const withValues = (text: string) =>
    text
      .replaceAll(/"\$(\w+)"/g, (_, name: string) => JSON.stringify(known[name]))
      .replaceAll(/\$(\w+)/g, (_, name: string) => String(known[name]))
  for (const [call, body, ...errors] of rows) {
    const [method = '', path = ''] = withValues(call).split(' ')
    const isOfAccount = /^(?:auth|account)\//.test(path)
    const sent: unknown = body === undefined ? body : JSON.parse(withValues(JSON.stringify(body)))
    // oxlint-disable-next-line no-await-in-loop -- one browser
    const answer = await client[isOfAccount ? 'allauth' : 'api'](method, path, sent)
    const { errors: told = [] } = answer.body as { errors?: Record<string, string>[] }
    const named = told.map(({ code, attr, param }) => `${code}@${attr ?? param}`).toSorted()
    expect
      .soft([answer.status, ...named], `${call} ${JSON.stringify(sent)}`)
      .toEqual([400, ...errors])
  }
})

test('what is no JSON, no list and not there is refused as such', async () => {
  const { client, values } = await withContent()
  const modules = 'daily-todos-modules/'
  const plain = { headers: { 'Content-Type': 'text/plain' }, raw: '{"name":"x"}' }
  const answers = [
    [await client.api('POST', modules, undefined, { raw: '{x' }), 400, 'parse_error'],
    [await client.api('POST', modules, undefined, plain), 415, 'unsupported_media_type'],
    [await client.api('DELETE', modules), 405, 'method_not_allowed'],
    [await client.api('POST', `${modules}${values.module}/`, {}), 405, 'method_not_allowed'],
    [await client.api('POST', 'csrf/'), 405, 'method_not_allowed'],
    [await client.api('GET', 'file-uploads/'), 405, 'method_not_allowed'],
    [await client.api('GET', `daily-todo-items/${values.item}/`), 405, 'method_not_allowed'],
    [await client.api('DELETE', `daily-todo-items/${values.item}/`), 405, 'method_not_allowed'],
    [await client.api('GET', `${modules}abc/`), 404, 'not_found'],
  ] as const
  for (const [{ status, body }, wanted, code] of answers) {
    expect.soft({ status, body }).toMatchObject({ status: wanted, body: { errors: [{ code }] } })
  }
  const raw = '{not json'
  const answer = await client.allauth('POST', 'auth/code/request', undefined, { raw })
  expect(answer).toMatchObject({ status: 400, text: '' })
})

test('a visitor, a sign-up that has not begun and a missing token get no further', async () => {
  const { client: visitor } = await inState('a visitor', {})
  const address = { email: 'x@example.com', primary: true }
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    // oxlint-disable-next-line no-await-in-loop -- one browser
    expect(await visitor.allauth(method, 'account/email', address)).toMatchObject({ status: 401 })
  }
  expect(await visitor.allauth('POST', passkeys, { name: 'x', credential: {} })).toMatchObject({
    status: 401,
  })
  expect(await visitor.allauth('PUT', 'auth/webauthn/signup', {})).toMatchObject({ status: 409 })
  const { client: person } = await inState('a person', {})
  const headers = { 'X-CSRFToken': '' }
  for (const path of ['auth/session', passkeys]) {
    // oxlint-disable-next-line no-await-in-loop -- one browser
    const answer = await person.allauth('DELETE', path, undefined, { headers })
    expect(answer).toMatchObject({ status: 403 })
  }
})

import { expect, test } from 'vitest'
import { inState } from './person.ts'

const fullWidth = (sign: string) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)

test.each<[string, (code: string) => string]>([
  [
    'small letters, spaces and a dash',
    (code) => ` ${code.slice(0, 3)} - ${code.slice(3)} `.toLowerCase(),
  ],
  [
    'invisible characters',
    (code) => `\u200B${code.slice(0, 2)}\u2060\u00AD${code.slice(2)}\uFEFF `,
  ],
  ['full width', (code) => code.replaceAll(/./g, fullWidth)],
  ['signs that show nothing', (code) => `\u200B${code.slice(0, 3)}\uFE0F\u2800${code.slice(3)}`],
])('a code is read with %s, as pages and keyboards write it', async (_what, typed) => {
  const login = await inState('a visitor who waits for a code', { purpose: 'sign-in' })
  expect(await login.client.confirmCode(typed(login.values.code))).toMatchObject({ status: 200 })
  const signUp = await inState('a visitor who waits for a code', { purpose: 'sign-up' })
  const pending = [{ id: 'mfa_signup_webauthn', is_pending: true }]
  expect(await signUp.client.verify(typed(signUp.values.code))).toMatchObject({
    status: 401,
    body: { data: { flows: expect.arrayContaining(pending) as unknown } },
  })
  const added = await inState('a person with a second address', { address: 'waiting' })
  expect(await added.client.verify(typed(added.values.code))).toMatchObject({ status: 200 })
})

test('a sentence is a wrong code: only one is tried at a time', async () => {
  const { client, values } = await inState('a visitor who waits for a code', { purpose: 'sign-up' })
  expect(await client.verify(`Your code is ${values.code}.`)).toMatchObject({ status: 400 })
})

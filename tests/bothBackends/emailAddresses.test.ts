import type { EmailAddressesAnswer } from '@daymark/api/schemas'
import { expect, test } from 'vitest'
import { inState } from './person.ts'

test('the primary address comes first, then the oldest', async () => {
  const state = await inState('a person with a second address', { address: 'verified' })
  const { client, values } = state
  // Before the others by the alphabet.
  const third = `0.${values.email}`
  await client.allauth('POST', 'account/email', { email: third })
  const order = async () => {
    const { body } = await client.allauth('GET', 'account/email')
    return (body as EmailAddressesAnswer).data.map(({ email }) => email)
  }
  expect(await order()).toEqual([values.email, values.address, third])
  const primary = { email: values.address, primary: true }
  const { body } = await client.allauth('PATCH', 'account/email', primary)
  const changed = [values.address, values.email, third]
  expect((body as EmailAddressesAnswer).data.map(({ email }) => email)).toEqual(changed)
  expect(await order()).toEqual(changed)
})

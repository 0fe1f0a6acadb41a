import { beforeEach, expect, test, vi } from 'vitest'
import { signalEmail } from './passkeySignals.ts'

const signal = vi.fn(() => Promise.resolve())
const user = { id: 45, display: 'anna', email: 'anna@example.com', username: 'anna' }

beforeEach(() => {
  signal.mockClear()
  vi.stubGlobal('PublicKeyCredential', { signalCurrentUserDetails: signal })
})

test('a password manager is told the handle that the server names', async () => {
  await signalEmail({ ...user, passkeyHandle: 'cmFuZG9t' }, 'anna@work.example')
  expect(signal).toHaveBeenCalledWith(
    expect.objectContaining({ userId: 'cmFuZG9t', name: 'anna@work.example' }),
  )
})

test('without one the account has the handle that django-allauth makes of its id', async () => {
  await signalEmail(user, 'anna@work.example')
  // "19" is 45 in base 36.
  expect(signal).toHaveBeenCalledWith(expect.objectContaining({ userId: 'MTk' }))
})

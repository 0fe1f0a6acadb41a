import { ApiError } from '@daymark/api'
import { useMutation } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../tests/support/unit/renderScreen.tsx'
import { startTexts } from '../../app/start/startTexts.ts'
import { CodeForm } from './CodeForm.tsx'

const send = vi.fn<(variables: { data: { code: string } }) => Promise<unknown>>()
const resend = vi.fn<() => Promise<unknown>>()

function Form() {
  return (
    <CodeForm
      field="code"
      formLabel="Log in"
      label="Code"
      submitLabel="Log in"
      mutation={useMutation({ mutationFn: send })}
      variables={(code) => ({ data: { code } })}
      onSaved={() => undefined}
      beginAgainPath="/begin"
      giveUpPath="/give-up"
      resend={{ mutation: useMutation({ mutationFn: resend }), variables: undefined }}
    />
  )
}

const field = () => screen.getByRole('textbox', { name: 'Code' })

beforeEach(async () => {
  send.mockReset().mockResolvedValue(undefined)
  resend.mockReset()
  await startTexts()
  renderScreen(<Form />)
})

test('the last character sends the code, once, however fast Enter is pressed after it', async () => {
  await userEvent.click(field())
  await userEvent.paste('abc 123')
  await userEvent.keyboard('{Enter}{Enter}')
  expect(send).toHaveBeenCalledOnce()
  expect(send.mock.calls[0]?.[0]).toEqual({ data: { code: 'ABC123' } })
})

test('a code that is too short is not sent, and says so at its field', async () => {
  await userEvent.type(field(), 'ABC{Enter}')
  expect(await screen.findByText('Enter all 6 characters')).toBeVisible()
  expect(field()).toBeInvalid()
  expect(send).not.toHaveBeenCalled()
})

test.each([
  [
    'a wrong code',
    { kind: 'validation', status: 400, errors: [{ code: 'incorrect_code', field: 'code' }] },
    'Incorrect code',
  ],
  [
    'a spent code',
    { kind: 'client', status: 409 },
    'This code has expired or has already been used.',
  ],
  [
    'too many tries',
    { kind: 'client', status: 429 },
    'Too many attempts. Wait a few minutes, then try again.',
  ],
  ['a lost network', { kind: 'network' }, /^The server cannot be reached/],
  ['a slow server', { kind: 'timeout' }, /^The server took too long/],
  ['a broken server', { kind: 'server', status: 500 }, 'Something went wrong...'],
] as const)('%s is said, and the code stays to be mended', async (_what, init, text) => {
  send.mockRejectedValue(
    new ApiError({ ...init, errors: 'errors' in init ? [...init.errors] : [] }),
  )
  await userEvent.type(field(), 'ABC123')
  expect(await screen.findByText(text)).toBeVisible()
  expect(field()).toHaveValue('ABC123')
})

test('a new code empties the field and is said politely', async () => {
  resend.mockResolvedValue('sent')
  await userEvent.type(field(), 'ABC')
  await userEvent.click(screen.getByRole('button', { name: 'Send another code' }))
  expect(await screen.findByText(/^A new code is on its way/)).toBeVisible()
  expect(field()).toHaveValue('')
})

test('what was typed stays where the last code stays right', async () => {
  resend.mockRejectedValue(new ApiError({ kind: 'client', status: 409 }))
  await userEvent.type(field(), 'ABC')
  await userEvent.click(screen.getByRole('button', { name: 'Send another code' }))
  expect(await screen.findByText(/^We will not send another e-mail yet/)).toBeVisible()
  expect(field()).toHaveValue('ABC')
})

test.each([
  [10, 'You can ask for a new code in 10 seconds.'],
  [0.4, 'You can ask for a new code in 1 second.'],
  [600, /wait a few minutes and try again/],
])(
  'asking again too soon names the wait that the server asks for: %s s',
  async (retryAfter, text) => {
    resend.mockRejectedValue(new ApiError({ kind: 'client', status: 429, retryAfter }))
    await userEvent.click(screen.getByRole('button', { name: 'Send another code' }))
    expect(await screen.findByText(text, { exact: false })).toBeVisible()
  },
)

test('asking too often says how to continue', async () => {
  resend.mockRejectedValue(new ApiError({ kind: 'client', status: 429 }))
  await userEvent.click(screen.getByRole('button', { name: 'Send another code' }))
  expect(await screen.findByText(/wait a few minutes and try again/)).toBeVisible()
})

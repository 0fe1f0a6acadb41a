import { configureApi, type EmailAddress, getListEmailAddressesQueryKey } from '@daymark/api'
import { QueryClient } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../tests/support/renderScreen.tsx'
import { startTexts } from '../../app/startTexts.ts'
import { EmailTable } from './EmailTable.tsx'

const addresses: EmailAddress[] = [
  { email: 'main@example.com', verified: true, primary: true },
  { email: 'other@example.com', verified: true, primary: false },
  { email: 'new@example.com', verified: false, primary: false },
]

const answer = vi.fn<(request: Request) => Response>()

beforeEach(async () => {
  await startTexts()
  answer.mockReset()
  configureApi({ origin: location.origin, readCookies: () => 'csrftoken=first' })
  vi.stubGlobal('fetch', async (request: Request) =>
    request.method === 'GET' ? Response.json({ status: 200, data: addresses }) : answer(request),
  )
  const queryClient = new QueryClient()
  queryClient.setQueryData(getListEmailAddressesQueryKey(), { status: 200, data: addresses })
  renderScreen(<EmailTable />, queryClient)
})

const rowOf = (email: string) =>
  within(screen.getByRole('rowheader', { name: email }).closest('tr') as HTMLElement)

test.each([
  ['main@example.com', []],
  ['other@example.com', ['Make primary: other@example.com', 'Delete: other@example.com']],
  ['new@example.com', ['Verify: new@example.com', 'Delete: new@example.com']],
])('%s has exactly the actions that it can take', (email, names) => {
  const buttons = rowOf(email).queryAllByRole('button')
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(names)
})

test('another primary address shows at once and is said', async () => {
  const changed = addresses.map((address) => ({
    ...address,
    primary: address.email === 'other@example.com',
  }))
  answer.mockImplementation(() => Response.json({ status: 200, data: changed }))
  await userEvent.click(screen.getByRole('button', { name: /^Make primary/ }))
  expect(
    await screen.findByText('other@example.com is now your primary e-mail address'),
  ).toBeInTheDocument()
  expect(rowOf('other@example.com').queryByRole('button')).toBeNull()
  expect(rowOf('main@example.com').getByRole('button', { name: /^Make primary/ })).toBeVisible()
})

test.each([
  ['Make primary', 429, [], 'Too many attempts. Wait a few minutes, then try again.'],
  ['Verify', 400, ['unknown_email'], /^There is no code for this address any more/],
  ['Verify', 500, [], 'Something went wrong...'],
])('%s that ends in %i %j says how to go on', async (name, status, codes, text) => {
  const errors = codes.map((code) => ({ code, message: '' }))
  answer.mockImplementation(() => Response.json({ status, errors }, { status }))
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Error' })
  expect(within(dialog).getByText(text)).toBeVisible()
})

test('an address that waits for its code says why it cannot be deleted', async () => {
  const errors = [{ code: 'unknown_email', message: '' }]
  answer.mockImplementation(() => Response.json({ status: 400, errors }, { status: 400 }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete: new@example.com' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'new@example.com' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(
    await within(dialog).findByText(/^You cannot delete this address until it is verified/),
  ).toBeVisible()
})

import { configureApi, type EmailAddress, getListEmailAddressesQueryKey } from '@daymark/api'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../tests/support/unit/renderScreen.tsx'
import { startTexts } from '../../app/start/startTexts.ts'
import { queryClient } from '../../lib/query/queryClient.ts'
import { EmailTable } from './EmailTable.tsx'

const first: EmailAddress[] = [
  { email: 'main@example.com', verified: true, primary: true },
  { email: 'other@example.com', verified: true, primary: false },
  { email: 'new@example.com', verified: false, primary: false },
]

let addresses: EmailAddress[]
const answer = vi.fn<(request: Request) => Response>()
const read = vi.fn(() => Response.json({ status: 200, data: addresses }))

beforeEach(async () => {
  await startTexts()
  addresses = first
  answer.mockReset()
  read.mockClear()
  configureApi({ origin: location.origin, readCookies: () => 'csrftoken=first' })
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method !== 'GET') return answer(request)
    return request.url.endsWith('/email') ? read() : Response.json({ status: 401 })
  })
  queryClient.clear()
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
  answer.mockImplementation(() => {
    addresses = first.map((address) => ({
      ...address,
      primary: address.email === 'other@example.com',
    }))
    return Response.json({ status: 200, data: addresses })
  })
  await userEvent.click(screen.getByRole('button', { name: /^Make primary/ }))
  expect(
    await screen.findByText('other@example.com is now your primary e-mail address'),
  ).toBeInTheDocument()
  await vi.waitFor(() => expect(rowOf('other@example.com').queryByRole('button')).toBeNull())
  expect(rowOf('main@example.com').getByRole('button', { name: /^Make primary/ })).toBeVisible()
  expect(read).toHaveBeenCalledTimes(1)
})

test('the primary address comes first and the others stay as they come', async () => {
  answer.mockImplementation(() => {
    const changed = addresses.map((one) => ({ ...one, primary: one.email === 'other@example.com' }))
    addresses = [...changed.slice(2), ...changed.slice(0, 2)]
    return Response.json({ status: 200, data: addresses })
  })
  await userEvent.click(screen.getByRole('button', { name: /^Make primary/ }))
  await expect
    .poll(() => screen.getAllByRole('rowheader').map((cell) => cell.textContent))
    .toEqual(['other@example.com', 'new@example.com', 'main@example.com'])
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
  expect(read).toHaveBeenCalledTimes(1)
})

async function deleteAddress(email: string) {
  await userEvent.click(screen.getByRole('button', { name: `Delete: ${email}` }))
  const dialog = await screen.findByRole('alertdialog', { name: email })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  return within(dialog)
}

const unknown = () =>
  Response.json({ status: 400, errors: [{ code: 'unknown_email', message: '' }] }, { status: 400 })

test('an address that waits for its code says why it cannot be deleted', async () => {
  answer.mockImplementation(unknown)
  const dialog = await deleteAddress('new@example.com')
  expect(
    await dialog.findByText(/^You cannot delete this address until it is verified/),
  ).toBeVisible()
  expect(read).toHaveBeenCalledTimes(1)
})

test.each([
  ['here', () => Response.json({ status: 200, data: addresses })],
  ['before, in another tab', unknown],
])('an address that was deleted %s is gone, and is said to be', async (_where, respond) => {
  answer.mockImplementation(() => {
    addresses = first.filter(({ email }) => email !== 'new@example.com')
    return respond()
  })
  await deleteAddress('new@example.com')
  expect(await screen.findByText('new@example.com deleted')).toBeInTheDocument()
  expect(screen.queryByRole('rowheader', { name: 'new@example.com' })).toBeNull()
  expect(read).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

import { type BrowserSession, configureApi } from '@daymark/api'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../tests/support/unit/renderScreen.tsx'
import { startTexts } from '../../app/start/startTexts.ts'
import { SessionTable } from './SessionTable.tsx'

const agents = {
  here: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1',
}
const session = (id: number, agent: string, isCurrent: boolean): BrowserSession => ({
  id,
  user_agent: agent,
  created_at: 1_795_200_000 + id,
  is_current: isCurrent,
})

let sessions: BrowserSession[]
const requests: { method: string; body: unknown }[] = []

/** A backend with these sessions, which does what it is told. */
async function respond(request: Request): Promise<Response> {
  const body: unknown = request.method === 'GET' ? undefined : await request.json()
  requests.push({ method: request.method, body })
  if (request.method === 'DELETE') {
    const { sessions: ids } = body as { sessions: number[] }
    sessions = sessions.filter(({ id }) => !ids.includes(id))
  }
  return Response.json({ status: 200, data: sessions })
}

beforeEach(async () => {
  await startTexts()
  requests.length = 0
  sessions = [session(1, '', false), session(2, agents.phone, false), session(3, agents.here, true)]
  configureApi({ origin: location.origin, readCookies: () => 'csrftoken=first' })
  vi.stubGlobal('fetch', respond)
})

const table = () => screen.findByRole('table', { name: 'Where you’re logged in' })
const namesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)

test('this browser comes first, the others by when they logged in', async () => {
  renderScreen(<SessionTable />)
  expect(namesIn(await table())).toEqual([
    'Firefox on Linux',
    'Safari on iPhone',
    'Unknown browser',
  ])
  expect(within(await table()).getAllByText('This browser')).toHaveLength(2)
})

test('logging out everywhere else asks first, and ends also what the list does not have yet', async () => {
  renderScreen(<SessionTable />)
  await table()
  sessions = [...sessions, session(4, agents.phone, false)]
  await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere else' }))
  expect(requests.filter(({ method }) => method === 'DELETE')).toEqual([])
  const dialog = screen.getByRole('alertdialog', { name: 'Log out everywhere else' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Log out everywhere else' }))
  expect(await screen.findByText('You are logged out everywhere else')).toBeInTheDocument()
  expect(requests.at(-1)).toEqual({ method: 'DELETE', body: { sessions: [1, 2, 4] } })
  expect(namesIn(await table())).toEqual(['Firefox on Linux'])
  // The dialog gives the focus back a frame after it has gone.
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Log out everywhere else' })).toHaveFocus(),
  )
})

test('what goes wrong is said in the dialog', async () => {
  renderScreen(<SessionTable />)
  await table()
  await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere else' }))
  vi.stubGlobal('fetch', async () => Response.json({ status: 500 }, { status: 500 }))
  const dialog = screen.getByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Log out everywhere else' }))
  expect(await within(dialog).findByText('Something went wrong...')).toBeVisible()
})

test('a backend that lists no sessions leaves the page as it was', async () => {
  const answered = vi.fn(async () => new Response('<h1>Not Found</h1>', { status: 404 }))
  vi.stubGlobal('fetch', answered)
  const { queryClient } = renderScreen(<SessionTable />)
  await vi.waitFor(() =>
    expect(queryClient.getQueryCache().getAll()[0]?.state.status).toBe('error'),
  )
  expect(answered).toHaveBeenCalled()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

import { configureApi } from '@daymark/api'
import { QueryObserver } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../tests/support/unit/renderScreen.tsx'
import { startTexts } from '../../../app/start/startTexts.ts'
import { moduleKinds } from '../../moduleKinds.ts'
import { Capture } from './Capture.tsx'

const kind = moduleKinds.dailyTodos
const widget = { id: 5, module: 2, name: 'Mornings' }

beforeEach(async () => {
  await startTexts()
  configureApi({ origin: location.origin, readCookies: () => 'csrftoken=first' })
})

test.each([
  ['is added to the list of its card', () => Response.json({ id: 9, module: 2, name: 'Walk' })],
  ['may be in the list although no answer came', () => Promise.reject(new TypeError('lost'))],
])('a text %s, which is read again', async (_what, answer) => {
  const sent = vi.fn<(body: unknown) => void>()
  vi.stubGlobal('fetch', async (request: Request) => {
    sent(await request.json())
    return answer()
  })
  const { router, queryClient } = renderScreen(<Capture widgets={[{ kind, widget }]} />)
  await act(() => router.navigate('/?text=Walk'))
  const queryFn = vi.fn(() => Promise.resolve({ pageCount: 1, results: [] }))
  const queryKey = kind.option.list.queryKey({ module: 2 })
  queryClient.setQueryData(queryKey, { pageCount: 1, results: [] })
  const stop = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined)
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }))
  await expect.poll(() => queryFn.mock.calls.length).toBe(1)
  expect(sent.mock.calls).toMatchObject([[{ module: 2, name: 'Walk' }]])
  stop()
})

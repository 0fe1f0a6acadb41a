import { configureApi } from '@daymark/api'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { withAppClient } from '../../../tests/support/unit/appClient.tsx'
import { offer } from '../../../tests/support/unit/offer.ts'
import { queryClient } from '../../lib/query/queryClient.ts'
import { forgetPersonalData } from '../../lib/session/personalData.ts'
import { refreshSession } from '../../lib/session/sessionStore.ts'
import { deleteRecordsExceptOf, deleteRecordsOf } from '../../lib/offline/localRecords.ts'
import { registerSetPreference } from '../preferences/setPreference.ts'
import { inChosenOrder, useChosenOrder } from './chosenOrder.ts'
import { useChooseOrder } from './useChooseOrder.ts'

async function signInAs(id: number): Promise<void> {
  const data = { user: { id, username: `person ${id}`, email: '' }, methods: [] }
  const answer = { status: 200, data, meta: { is_authenticated: true } }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)))
  await refreshSession()
}

/** Puts a list in an order. Its backend keeps none, so this device does. */
function chooseOrder(list: string, order: readonly number[]): void {
  const { result } = renderHook(useChooseOrder, withAppClient)
  act(() => result.current(list, order))
}

const entities = [{ id: 1 }, { id: 2 }, { id: 3 }]
const ids = (list: string) => inChosenOrder(list, entities).map(({ id }) => id)

beforeAll(() => registerSetPreference(queryClient))

beforeEach(async () => {
  configureApi({ origin: location.origin, readCookies: () => '' })
  deleteRecordsOf(undefined)
  await signInAs(1)
  offer()
})

afterEach(forgetPersonalData)

test('without a chosen order a list is as it was made, whatever order the server sends', () => {
  const sent = [
    { id: 12, name: 'Apple' },
    { id: 9, name: 'Water' },
    { id: 10, name: '10' },
    { id: 11, name: '2' },
  ]
  expect(inChosenOrder('rows/5', sent).map(({ name }) => name)).toEqual([
    'Water',
    '10',
    '2',
    'Apple',
  ])
})

test('what is new comes last, and what has gone leaves no gap', () => {
  chooseOrder('rows/5', [3, 9, 2])
  expect(ids('rows/5')).toEqual([3, 2, 1])
  expect(ids('rows/6')).toEqual([1, 2, 3])
})

test('a list that is on the screen follows at once, also in another tab', async () => {
  const { result } = renderHook(
    () => useChosenOrder('rows/5', entities).map(({ id }) => id),
    withAppClient,
  )
  chooseOrder('rows/5', [2, 1, 3])
  await waitFor(() => expect(result.current).toEqual([2, 1, 3]))
  const key = 'daymark-notes/1/preferences/device'
  await waitFor(() => expect(localStorage.getItem(key)).not.toBeNull())
  localStorage.setItem(key, JSON.stringify({ rows: { 5: [3, 2, 1] } }))
  act(() => void dispatchEvent(new StorageEvent('storage', { key })))
  await waitFor(() => expect(result.current).toEqual([3, 2, 1]))
})

test('the order of one person is not that of another, and is forgotten with them', async () => {
  chooseOrder('rows/5', [3, 2, 1])
  await signInAs(2)
  expect(ids('rows/5')).toEqual([1, 2, 3])
  await signInAs(1)
  expect(ids('rows/5')).toEqual([3, 2, 1])
  deleteRecordsExceptOf(2)
  forgetPersonalData()
  expect(ids('rows/5')).toEqual([1, 2, 3])
})

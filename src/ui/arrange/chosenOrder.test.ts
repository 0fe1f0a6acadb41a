import { configureApi } from '@daymark/api'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetPersonalData } from '../../lib/session/personalData.ts'
import { refreshSession } from '../../lib/session/sessionStore.ts'
import { deleteRecordsExceptOf, deleteRecordsOf } from '../../lib/offline/localRecords.ts'
import { chooseOrder, inChosenOrder, useChosenOrder } from './chosenOrder.ts'

async function signInAs(id: number): Promise<void> {
  const data = { user: { id, username: `person ${id}`, email: '' }, methods: [] }
  const answer = { status: 200, data, meta: { is_authenticated: true } }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)))
  await refreshSession()
}

const entities = [{ id: 1 }, { id: 2 }, { id: 3 }]
const ids = (list: string) => inChosenOrder(list, entities).map(({ id }) => id)

beforeEach(async () => {
  configureApi({ origin: location.origin, readCookies: () => '' })
  deleteRecordsOf(undefined)
  await signInAs(1)
})

afterEach(forgetPersonalData)

test('without a chosen order a list is as it was made, whatever order the server sends', () => {
  const sent = [
    { id: 12, name: 'Apple' },
    { id: 9, name: 'Water' },
    { id: 10, name: '10' },
    { id: 11, name: '2' },
  ]
  expect(inChosenOrder('todos', sent).map(({ name }) => name)).toEqual([
    'Water',
    '10',
    '2',
    'Apple',
  ])
})

test('what is new comes last, and what has gone leaves no gap', () => {
  chooseOrder('todos', [3, 9, 2])
  expect(ids('todos')).toEqual([3, 2, 1])
  expect(ids('others')).toEqual([1, 2, 3])
})

test('a list that is on the screen follows at once, also in another tab', () => {
  const { result } = renderHook(() => useChosenOrder('todos', entities).map(({ id }) => id))
  act(() => chooseOrder('todos', [2, 1, 3]))
  expect(result.current).toEqual([2, 1, 3])
  localStorage.setItem('daymark-notes/1/order', JSON.stringify({ todos: [3, 2, 1] }))
  act(() => void dispatchEvent(new Event('storage')))
  expect(result.current).toEqual([3, 2, 1])
})

test('the order of one person is not that of another, and is forgotten with them', async () => {
  chooseOrder('todos', [3, 2, 1])
  await signInAs(2)
  expect(ids('todos')).toEqual([1, 2, 3])
  await signInAs(1)
  expect(ids('todos')).toEqual([3, 2, 1])
  deleteRecordsExceptOf(2)
  forgetPersonalData()
  expect(ids('todos')).toEqual([1, 2, 3])
})

import { MutationObserver, notifyManager, QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetPersonalData } from '../session/personalData.ts'
import { queryClient } from './queryClient.ts'

beforeEach(() => queryClient.clear())

test('what was fetched for a person is forgotten with the person', () => {
  queryClient.setQueryData(['modules'], ['Mornings'])
  forgetPersonalData()
  expect(queryClient.getQueryData(['modules'])).toBeUndefined()
})

test('what is on the screen goes with the screen, and is never taken for fresh', () => {
  queryClient.setQueryData(['modules'], ['Mornings'])
  const observer = new QueryObserver(queryClient, { queryKey: ['modules'], staleTime: Infinity })
  const leave = observer.subscribe(() => undefined)
  forgetPersonalData()
  expect(observer.getCurrentResult().data).toEqual(['Mornings'])
  expect(queryClient.getQueryState(['modules'])?.isInvalidated).toBe(true)
  leave()
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})

test('what the next person fetches stays', () => {
  forgetPersonalData()
  queryClient.setQueryData(['modules'], ['Evenings'])
  const leave = new QueryObserver(queryClient, { queryKey: ['modules'] }).subscribe(() => undefined)
  leave()
  expect(queryClient.getQueryData(['modules'])).toEqual(['Evenings'])
})

test('what an answer changes in several steps reaches React before it renders', async () => {
  const told: string[] = []
  for (const key of ['options', 'items']) {
    const observer = new QueryObserver(queryClient, { queryKey: [key], enabled: false })
    // As `useQuery` subscribes.
    const onStoreChange = notifyManager.batchCalls(() => {
      told.push(key)
      // React renders in a microtask of the task that brings it something new.
      queueMicrotask(() => told.push('rendered'))
    })
    observer.subscribe(onStoreChange)
  }
  queryClient.setQueryData(['options'], [])
  await Promise.resolve()
  queryClient.setQueryData(['items'], [])
  await expect.poll(() => told).toContain('items')
  expect(told.slice(0, 2)).toEqual(['options', 'items'])
})

test('what a press changes reaches React before the next task, in which the browser may paint', async () => {
  const told: string[] = []
  // As `useMutationState` subscribes.
  const onStoreChange = notifyManager.batchCalls(() => told.push('a change'))
  const leave = queryClient.getMutationCache().subscribe(onStoreChange)
  const button = document.createElement('button')
  button.addEventListener('click', () => {
    setTimeout(() => told.push('the next task'))
    void new MutationObserver(queryClient, { mutationFn: () => Promise.resolve() }).mutate()
  })
  button.click()
  await expect.poll(() => told).toContain('the next task')
  expect(told[0]).toBe('a change')
  leave()
})

describe('after a mutation', () => {
  const list = ['api', 'v1', 'things']

  /** Returns a query that the page shows, and how often it was read after it was shown. */
  function shown(queryKey: readonly unknown[]) {
    const queryFn = vi.fn(() => Promise.resolve(0))
    queryClient.setQueryData(queryKey, 0)
    new QueryObserver(queryClient, { queryKey, queryFn, staleTime: Infinity }).subscribe(
      () => undefined,
    )
    return queryFn
  }

  const mutate = (meta: object, mutationFn = () => Promise.resolve()) =>
    new MutationObserver(queryClient, { mutationFn, meta: { stale: [list], ...meta } })
      .mutate({ id: 6 } as never)
      .catch(() => undefined)

  test('what it made out of date is read again where it is shown, once', async () => {
    const [page, other] = [shown([...list, { page: 1 }]), shown(['api', 'v1', 'others'])]
    await mutate({})
    await expect.poll(() => page.mock.calls.length).toBe(1)
    expect(other).not.toHaveBeenCalled()
  })

  test('what nothing shows is read when it is shown again', async () => {
    queryClient.setQueryData(list, 0)
    await mutate({})
    expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true)
  })

  test('a failure may have had its effect too', async () => {
    const page = shown(list)
    await mutate({}, () => Promise.reject(new Error('lost')))
    await expect.poll(() => page.mock.calls.length).toBe(1)
  })

  test('what was deleted is not asked for again on the page that is about to be left', async () => {
    const [page, object, sibling] = [shown(list), shown([...list, 6]), shown([...list, 7])]
    await mutate({ isDeletion: true })
    await expect.poll(() => page.mock.calls.length + sibling.mock.calls.length).toBe(2)
    expect(object).not.toHaveBeenCalled()
    expect(queryClient.getQueryState([...list, 6])?.isInvalidated).toBe(true)
  })

  test('it is pending until that has been read where its meta says so', async () => {
    const page = shown(list)
    const read = Promise.withResolvers<number>()
    page.mockReturnValue(read.promise)
    let isDone = false
    const done = mutate({ isAwaited: true }).then(() => {
      isDone = true
    })
    await expect.poll(() => page.mock.calls.length).toBe(1)
    expect(isDone).toBe(false)
    read.resolve(1)
    await done
  })
})

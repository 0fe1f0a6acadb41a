import { getListDailyTodoOptionsQueryKey } from '@daymark/api'
import { type MutationMeta, MutationObserver, QueryObserver } from '@tanstack/react-query'
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

describe('after a mutation', () => {
  const list = getListDailyTodoOptionsQueryKey()

  /** Returns a query that the page shows, and how often it was read after it was shown. */
  function shown(queryKey: readonly unknown[]) {
    const queryFn = vi.fn(() => Promise.resolve(0))
    queryClient.setQueryData(queryKey, 0)
    new QueryObserver(queryClient, { queryKey, queryFn, staleTime: Infinity }).subscribe(
      () => undefined,
    )
    return queryFn
  }

  const mutate = (meta: MutationMeta, mutationFn = () => Promise.resolve()) =>
    new MutationObserver(queryClient, { mutationKey: ['deleteDailyTodoOption'], mutationFn, meta })
      .mutate({ id: 6 } as never)
      .catch(() => undefined)

  test('what it made out of date is read again where it is shown, once', async () => {
    const [page, other] = [shown([...list, { page: 1 }]), shown(['api', 'v1', 'others'])]
    await mutate({})
    await expect.poll(() => page.mock.calls.length).toBe(1)
    expect(other).not.toHaveBeenCalled()
  })

  test('what a mutation of our own names is read again, and nothing else', async () => {
    const [page, other] = [shown(list), shown(['api', 'v1', 'others'])]
    await mutate({ invalidates: [['api', 'v1', 'others']] })
    await expect.poll(() => other.mock.calls.length).toBe(1)
    expect(page).not.toHaveBeenCalled()
  })

  test('what was still being read for the first time is read once more', async () => {
    const before = Promise.withResolvers<string[]>()
    const queryFn = vi.fn(() => Promise.resolve<string[]>([])).mockReturnValueOnce(before.promise)
    const observer = new QueryObserver(queryClient, { queryKey: list, queryFn, staleTime: 30_000 })
    observer.subscribe(() => undefined)
    await mutate({})
    before.resolve(['what was deleted meanwhile'])
    await expect.poll(() => observer.getCurrentResult().data).toEqual([])
    expect(queryFn).toHaveBeenCalledTimes(2)
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
    await mutate({})
    await expect.poll(() => page.mock.calls.length + sibling.mock.calls.length).toBe(2)
    expect(object).not.toHaveBeenCalled()
    expect(queryClient.getQueryState([...list, 6])?.isInvalidated).toBe(true)
  })

  test('it is pending until that has been read where its meta says so', async () => {
    const page = shown(list)
    const read = Promise.withResolvers<number>()
    page.mockReturnValue(read.promise)
    let isDone = false
    const done = mutate({ awaits: true }).then(() => {
      isDone = true
    })
    await expect.poll(() => page.mock.calls.length).toBe(1)
    expect(isDone).toBe(false)
    read.resolve(1)
    await done
  })
})

test('during development a failed load says in the console what failed and why', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failure = new Error('broken')
  const load = () =>
    queryClient.fetchQuery({ queryKey: ['modules', 7], queryFn: () => Promise.reject(failure) })
  await expect(load()).rejects.toBe(failure)
  expect(said).not.toHaveBeenCalled()
  vi.stubEnv('MODE', 'development')
  await expect(load()).rejects.toBe(failure)
  expect(said).toHaveBeenCalledWith('Not loaded:', ['modules', 7], failure)
  vi.unstubAllEnvs()
  said.mockRestore()
})

import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { forgetPersonalData } from '../auth/personalData.ts'
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

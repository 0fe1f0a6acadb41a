import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { signedInAs } from '../../../tests/support/unit/signedIn.ts'
import { useTablePage } from './tablePage.ts'

const key = 'table:anonymous:modules'
const pageOf = (table: string) => renderHook(() => useTablePage(table)).result.current[0]

beforeEach(() => sessionStorage.clear())

test('a table begins at its first page of ten', () => {
  expect(pageOf('modules')).toEqual({ pageIndex: 0, pageSize: 10 })
})

test('the open page is kept for each table', () => {
  const { result } = renderHook(() => useTablePage('modules'))
  act(() => result.current[1]({ pageIndex: 2, pageSize: 25 }))
  expect(result.current[0]).toEqual({ pageIndex: 2, pageSize: 25 })
  expect(pageOf('modules')).toEqual({ pageIndex: 2, pageSize: 25 })
  expect(pageOf('widgets')).toEqual({ pageIndex: 0, pageSize: 10 })
})

test('each person has their own page of a table in the same tab', async () => {
  await signedInAs(1)
  const { result } = renderHook(() => useTablePage('modules'))
  act(() => result.current[1]({ pageIndex: 1, pageSize: 10 }))
  await signedInAs(2)
  expect(pageOf('modules')).toEqual({ pageIndex: 0, pageSize: 10 })
  await signedInAs(1)
  expect(pageOf('modules')).toEqual({ pageIndex: 1, pageSize: 10 })
  await signedInAs(undefined)
})

test.for([
  'nonsense',
  'null',
  '{}',
  '{"pageIndex":-1,"pageSize":10}',
  '{"pageIndex":0.5,"pageSize":10}',
  '{"pageIndex":0,"pageSize":1000}',
  '{"pageIndex":"1","pageSize":10}',
])('a stored %s counts as the first page', (stored) => {
  sessionStorage.setItem(key, stored)
  expect(pageOf('modules')).toEqual({ pageIndex: 0, pageSize: 10 })
})

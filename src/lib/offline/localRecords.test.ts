import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberUser } from '../session/rememberedUser.ts'
import {
  deleteRecord,
  deleteRecordsExceptOf,
  deleteRecordsOf,
  writeRecord,
  readRecord,
  readRecords,
} from './localRecords.ts'

beforeEach(() => localStorage.clear())

afterEach(() => {
  vi.unstubAllGlobals()
  deleteRecordsOf(undefined)
})

function refuseStorage(): void {
  const setItem = () => {
    throw new DOMException('The disk is full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { setItem, getItem: () => null, removeItem: () => undefined })
}

test('a record exists when the call returns, under its name and for its person', () => {
  writeRecord(1, 'a', { status: 'done' })
  writeRecord(1, 'a', { status: 'skip' })
  writeRecord(12, 'a', { status: 'todo' })
  expect(readRecords(1)).toEqual([{ status: 'skip' }])
  expect(readRecord(12, 'a')).toEqual({ status: 'todo' })
  deleteRecord(1, 'a')
  expect(readRecords(1)).toEqual([])
})

test('the records of all other people are deleted, and no other entry', () => {
  writeRecord(1, 'a', 1)
  writeRecord(2, 'a', 2)
  localStorage.setItem('theme', 'dark')
  deleteRecordsExceptOf(2)
  expect([readRecords(1), readRecords(2)]).toEqual([[], [2]])
  deleteRecordsOf(undefined)
  expect(readRecords(2)).toEqual([])
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('what one person could not send stays for them when another one logs in, for 30 days', () => {
  const day = 86_400_000
  const change = (age: number) => ({ state: { submittedAt: Date.now() - age * day } })
  writeRecord(1, 'a', change(29))
  writeRecord(1, 'b', change(31))
  writeRecord(1, 'c', { order: [3, 1] })
  deleteRecordsExceptOf(2)
  expect(readRecords(1)).toHaveLength(1)
  expect(readRecord(1, 'a')).toBeDefined()
})

test('a log-out forgets what the person could not send, and not what waits for others', () => {
  const change = { state: { submittedAt: Date.now() } }
  writeRecord(1, 'a', change)
  writeRecord(2, 'a', change)
  deleteRecordsOf(2)
  expect([readRecords(1), readRecords(2)]).toEqual([[change], []])
})

test('a browser that refuses storage has a record as long as the page', () => {
  refuseStorage()
  writeRecord(1, 'a', 'value')
  expect(readRecord(1, 'a')).toBe('value')
  expect(readRecords(1)).toEqual(['value'])
})

test('what others wrote there is no record', () => {
  writeRecord(1, 'a', 'value')
  localStorage.setItem('daymark-notes/1/b', '{')
  expect(readRecords(1)).toEqual(['value'])
})

test('what a person recorded stays theirs when their session has ended before this page has read it', () => {
  localStorage.setItem('user', JSON.stringify({ id: 3, passkeyHandle: 'handle-of-3' }))
  localStorage.setItem('daymark-notes/handle-of-3/preferences', '"chosen"')
  rememberUser(undefined)
  deleteRecordsExceptOf(3)
  expect(readRecord(3, 'preferences')).toBe('chosen')
})

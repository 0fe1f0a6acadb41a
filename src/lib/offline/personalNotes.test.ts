import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  dropNote,
  forgetNotesBut,
  forgetNotesOf,
  note,
  readNote,
  readNotes,
} from './personalNotes.ts'

beforeEach(() => localStorage.clear())

afterEach(() => {
  vi.unstubAllGlobals()
  forgetNotesOf(undefined)
})

function refuseStorage(): void {
  const setItem = () => {
    throw new DOMException('The disk is full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { setItem, getItem: () => null, removeItem: () => undefined })
}

test('a note is kept when the call returns, under its name and for its person', () => {
  note(1, 'a', { status: 'done' })
  note(1, 'a', { status: 'skip' })
  note(12, 'a', { status: 'todo' })
  expect(readNotes(1)).toEqual([{ status: 'skip' }])
  expect(readNote(12, 'a')).toEqual({ status: 'todo' })
  dropNote(1, 'a')
  expect(readNotes(1)).toEqual([])
})

test('the notes of all other people are deleted, and no other entry', () => {
  note(1, 'a', 1)
  note(2, 'a', 2)
  localStorage.setItem('theme', 'dark')
  forgetNotesBut(2)
  expect([readNotes(1), readNotes(2)]).toEqual([[], [2]])
  forgetNotesOf(undefined)
  expect(readNotes(2)).toEqual([])
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('what one person could not send stays for them when another one logs in, for 30 days', () => {
  const day = 86_400_000
  const change = (age: number) => ({ state: { submittedAt: Date.now() - age * day } })
  note(1, 'a', change(29))
  note(1, 'b', change(31))
  note(1, 'c', { order: [3, 1] })
  forgetNotesBut(2)
  expect(readNotes(1)).toHaveLength(1)
  expect(readNote(1, 'a')).toBeDefined()
})

test('a log-out forgets what the person could not send, and not what waits for others', () => {
  const change = { state: { submittedAt: Date.now() } }
  note(1, 'a', change)
  note(2, 'a', change)
  forgetNotesOf(2)
  expect([readNotes(1), readNotes(2)]).toEqual([[change], []])
})

test('a browser that refuses storage keeps a note as long as the page', () => {
  refuseStorage()
  note(1, 'a', 'kept')
  expect(readNote(1, 'a')).toBe('kept')
  expect(readNotes(1)).toEqual(['kept'])
})

test('what others wrote there is no note', () => {
  note(1, 'a', 'kept')
  localStorage.setItem('daymark-notes/1/b', '{')
  expect(readNotes(1)).toEqual(['kept'])
})

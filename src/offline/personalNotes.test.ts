import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropNote, forgetNotesBut, note, readNote, readNotes } from './personalNotes.ts'

beforeEach(() => localStorage.clear())

afterEach(() => {
  vi.unstubAllGlobals()
  forgetNotesBut(undefined)
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

test('the notes of everybody else are forgotten, and nothing that is no note', () => {
  note(1, 'a', 1)
  note(2, 'a', 2)
  localStorage.setItem('theme', 'dark')
  forgetNotesBut(2)
  expect([readNotes(1), readNotes(2)]).toEqual([[], [2]])
  forgetNotesBut(undefined)
  expect(readNotes(2)).toEqual([])
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('a browser that refuses storage keeps a note as long as the page', () => {
  refuseStorage()
  note(1, 'a', 'kept')
  expect(readNote(1, 'a')).toBe('kept')
  expect(readNotes(1)).toEqual(['kept'])
})

test('what somebody else wrote there is no note', () => {
  note(1, 'a', 'kept')
  localStorage.setItem('daymark-notes/1/b', '{')
  expect(readNotes(1)).toEqual(['kept'])
})

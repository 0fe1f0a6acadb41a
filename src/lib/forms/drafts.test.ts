import { beforeEach, expect, test } from 'vitest'
import { closeDrafts, discardDraft, saveDraft, openDrafts, readDraft } from './drafts.ts'

const path = '/modules/daily-todos/new'

beforeEach(() => {
  sessionStorage.clear()
  openDrafts(1)
})

test('a person who comes back finds what was typed', () => {
  saveDraft(path, 1, { name: 'Morning' })
  expect(readDraft(path, 1)).toEqual({ name: 'Morning' })
})

test('another person does not find it', () => {
  saveDraft(path, 1, { name: 'Morning' })
  expect(readDraft(path, 2)).toBeUndefined()
  openDrafts(2)
  openDrafts(1)
  expect(readDraft(path, 1)).toBeUndefined()
})

test('a saved form leaves no draft', () => {
  saveDraft(path, 1, { name: 'Morning' })
  discardDraft(path)
  expect(readDraft(path, 1)).toBeUndefined()
})

test('nothing outlives a log-out, not even what is still on the screen', () => {
  saveDraft(path, 1, { name: 'Morning' })
  closeDrafts()
  saveDraft('/account/my/passkeys/add', 1, { name: 'Laptop' })
  openDrafts(1)
  expect(readDraft(path, 1)).toBeUndefined()
  expect(readDraft('/account/my/passkeys/add', 1)).toBeUndefined()
})

test('a chosen file is left out', () => {
  saveDraft(path, 1, { name: 'Sea', image: new File(['x'], 'sea.png') })
  expect(readDraft(path, 1)).toEqual({ name: 'Sea' })
})

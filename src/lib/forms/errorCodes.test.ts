import { expect, test } from 'vitest'
import { messageOf, placeErrors } from './errorCodes.ts'
import { addErrorTexts } from './ownErrorTexts.ts'

test('an error of a field is at the field', () => {
  expect(placeErrors([{ code: 'incorrect_code', field: 'code' }], ['code'])).toEqual({
    fields: [{ name: 'code', code: 'incorrect_code' }],
    unexplained: [],
    form: [],
  })
})

test('errors are in the order of the form, whatever the order of the server', () => {
  const errors = ['image', 'name', 'text'].map((field) => ({ code: 'required', field }))
  const { fields } = placeErrors(errors, ['name', 'text', 'image'])
  expect(fields.map(({ name }) => name)).toEqual(['name', 'text', 'image'])
})

test('an error of a field that the form does not have is at the form', () => {
  const placed = placeErrors([{ code: 'required', field: 'module' }], ['name'])
  expect(placed).toEqual({ fields: [], unexplained: [], form: ['required'] })
})

test('an unknown code marks its field, and the form says that something is wrong', () => {
  const placed = placeErrors([{ code: 'sparkling', field: 'name' }], ['name'])
  expect(placed.fields).toEqual([{ name: 'name', code: 'sparkling' }])
  expect(placed.unexplained).toEqual(['name'])
  expect(messageOf('sparkling')).toBeUndefined()
})

test('an unknown code, of no field, is a general error', () => {
  expect(placeErrors([{ code: 'sparkling' }], ['name']).form).toEqual(['general'])
})

test('a refusal without errors is a general error', () => {
  expect(placeErrors([], ['name']).form).toEqual(['general'])
})

test('the same error twice is said once', () => {
  expect(placeErrors([{ code: 'unique' }, { code: 'unique' }], []).form).toEqual(['unique'])
})

test('blank says that the field is required, and none says nothing', () => {
  expect(messageOf('blank')).toEqual({ key: 'blank' })
  expect(messageOf('none')).toBeUndefined()
})

test('a limit keeps its number, and a change elsewhere its text', () => {
  expect(messageOf('too_long:50')).toEqual({ key: 'too_long', value: '50' })
  const elsewhere = { key: 'renamed_elsewhere', value: 'Walk: 30 minutes' }
  expect(messageOf('renamed_elsewhere:Walk: 30 minutes')).toEqual(elsewhere)
})

test('a code that only one kind has is said in the words of that kind', () => {
  addErrorTexts('links', ['unreachable'])
  expect(messageOf('unreachable')).toEqual({ ownKey: 'links:errors.unreachable' })
  expect(placeErrors([{ code: 'unreachable', field: 'url' }], ['url']).unexplained).toEqual([])
  expect(() => addErrorTexts('links', ['unreachable'])).not.toThrow()
  expect(() => addErrorTexts('feeds', ['unreachable'])).toThrow('has a text already')
  addErrorTexts('feeds', ['required'])
  expect(messageOf('required')).toEqual({ key: 'required' })
})

import type { ValidationIssue } from '../routing/inputCheck.ts'
import type { ContentError } from './contentProblem.ts'

/** Says what is wrong with a field of a body, with the code and text of Django REST framework. */
export function bodyError(issue: ValidationIssue): ContentError {
  const attr = issue.field ?? 'non_field_errors'
  const [code, detail] = describe(issue)
  return { code, detail, attr }
}

/** Says what is wrong with a filter of a list. */
export function queryError({ field, schema }: ValidationIssue): ContentError {
  if (schema.format === 'date')
    return { code: 'invalid', detail: 'Enter a valid date.', attr: field }
  if (field === 'module') return moduleNotAvailable
  return { code: 'invalid', detail: 'Enter a valid value.', attr: field }
}

/** A filter names a module that the caller does not have. */
export const moduleNotAvailable: ContentError = {
  code: 'invalid_choice',
  detail: 'Select a valid choice. That choice is not one of the available choices.',
  attr: 'module',
}

/** A body names an object that does not exist or belongs to somebody else. */
export function doesNotExist(attr: string, id: number): ContentError {
  return {
    code: 'does_not_exist',
    detail: `Invalid pk "${id}" - object does not exist.`,
    attr,
  }
}

export function required(attr: string): ContentError {
  return { code: 'required', detail: 'This field is required.', attr }
}

function describe({
  field,
  value,
  schema,
  maximum,
}: ValidationIssue): [code: string, detail: string] {
  if (field === null) {
    return ['invalid', `Invalid data. Expected a dictionary, but got ${typeName(value)}.`]
  }
  if (value === undefined) return ['required', 'This field is required.']
  if (value === null) return ['null', 'This field may not be null.']
  if (schema.type === 'integer') {
    if (!Number.isInteger(value)) {
      return ['incorrect_type', `Incorrect type. Expected pk value, received ${typeName(value)}.`]
    }
    return ['does_not_exist', `Invalid pk "${Number(value)}" - object does not exist.`]
  }
  if (schema.format === 'date') {
    return ['invalid', 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.']
  }
  if (schema.enum) return ['invalid_choice', `"${displayed(value)}" is not a valid choice.`]
  if (typeof value !== 'string') return ['invalid', 'Not a valid string.']
  if (value === '') return ['blank', 'This field may not be blank.']
  if (value.includes('\0')) {
    return ['null_characters_not_allowed', 'Null characters are not allowed.']
  }
  if (maximum !== undefined) {
    return ['max_length', `Ensure this field has no more than ${maximum} characters.`]
  }
  return ['invalid', 'Enter a valid value.']
}

function displayed(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

// Django REST framework's texts name Python's types.
function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'list'
  if (value === null) return 'NoneType'
  if (typeof value === 'string') return 'str'
  if (typeof value === 'boolean') return 'bool'
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float'
  return 'dict'
}

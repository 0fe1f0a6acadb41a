import type { ValidationIssue } from '../routing/inputCheck.ts'
import type { ContentError } from './contentProblem.ts'

/** Programs read the codes of Django REST framework; these texts are for people who debug. */
const details = {
  blank: 'This field may not be blank.',
  does_not_exist: 'There is no such object.',
  incorrect_type: 'Not an id.',
  invalid: 'Not a valid value.',
  invalid_choice: 'Not one of the available choices.',
  max_length: 'Too long.',
  null: 'This field may not be null.',
  null_characters_not_allowed: 'Null characters are not allowed.',
  required: 'This field is required.',
  unique: 'There is such an object already.',
}

type Code = keyof typeof details

/** An error of a field, or with `non_field_errors` of the body as a whole. */
export function fieldError(attr: string, code: Code): ContentError {
  return { code, detail: details[code], attr }
}

/** Says what is wrong with a field of a body. */
export function bodyError(issue: ValidationIssue): ContentError {
  return issue.field === null
    ? fieldError('non_field_errors', 'invalid')
    : fieldError(issue.field, codeOf(issue))
}

/** Says what is wrong with a filter of a list. */
export function queryError({ field }: ValidationIssue): ContentError {
  return fieldError(field ?? 'non_field_errors', field === 'module' ? 'invalid_choice' : 'invalid')
}

function codeOf({ value, schema, maximum }: ValidationIssue): Code {
  if (value === undefined) return 'required'
  if (value === null) return 'null'
  if (schema.type === 'integer') {
    return Number.isInteger(value) ? 'does_not_exist' : 'incorrect_type'
  }
  if (schema.enum) return 'invalid_choice'
  if (typeof value !== 'string' || schema.format === 'date') return 'invalid'
  if (value === '') return 'blank'
  if (value.includes('\0')) return 'null_characters_not_allowed'
  return maximum === undefined ? 'invalid' : 'max_length'
}

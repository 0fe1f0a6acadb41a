import type { ApiErrorDetail } from '@daymark/api'
import type { Catalogues } from '../i18n/catalogues.ts'
import { ownKeyOf } from './ownErrorTexts.ts'

/**
 * A message of a form, before it is put into words: a key of `errors.codes`, with the number or the text it
 * speaks of. It is kept as text (`too_long:50`) because react-hook-form carries messages as text, and
 * translated when shown, so that a switch of language reaches the errors on the screen as well.
 */
type MessageKey = keyof Catalogues['errors']['codes']

const messageKeys: Record<string, MessageKey> = {
  invalid: 'invalid',
  general: 'general',
  incorrect_code: 'incorrect_code',
  required: 'required',
  blank: 'blank',
  null: 'required',
  email: 'email',
  file_too_big: 'file_too_big',
  too_big: 'file_too_big',
  too_long: 'too_long',
  code_length: 'code_length',
  max_length: 'max_length',
  unique: 'unique',
  email_taken: 'email_taken',
  duplicate_email: 'duplicate_email',
  unknown_email: 'unknown_email',
  waiting_email: 'waiting_email',
  unverified_primary_email: 'unverified_primary_email',
  cannot_remove_primary_email: 'cannot_remove_primary_email',
  too_many_login_attempts: 'too_many_attempts',
  too_many_attempts: 'too_many_attempts',
  does_not_exist: 'does_not_exist',
  invalid_choice: 'does_not_exist',
  invalid_image: 'image_type',
  unsupported_media_type: 'image_type',
  empty: 'empty_file',
  too_many_pixels: 'too_many_pixels',
  storage_full: 'storage_full',
  too_many_uploads: 'too_many_uploads',
  too_many_entries: 'too_many_entries',
  too_many_items: 'too_many_items',
  too_much_text: 'too_much_text',
  too_many_passkeys: 'too_many_passkeys',
  other_user: 'other_user',
  max_email_addresses: 'max_email_addresses',
  not_shown: 'not_shown',
  upload_failed: 'upload_failed',
  upload_stopped: 'upload_stopped',
  renamed_elsewhere: 'renamed_elsewhere',
  changed_elsewhere: 'changed_elsewhere',
}

export type FormMessage = { key: MessageKey; value?: string } | { ownKey: string }

/** Returns the message of a code such as `required` or `too_long:50`; undefined for a code without a text. */
export function messageOf(code: string): FormMessage | undefined {
  const [name = '', ...others] = code.split(':')
  const key = messageKeys[name]
  const ownKey = ownKeyOf(name)
  if (key === undefined) return ownKey === undefined ? undefined : { ownKey }
  return others.length === 0 ? { key } : { key, value: others.join(':') }
}

export interface PlacedErrors {
  /** What is shown at a field, in the order of the form. A code without a text leaves the field marked, and `unexplained` says so. */
  fields: { name: string; code: string }[]
  /** Fields whose code has no text: the list under the form names them. */
  unexplained: string[]
  /** Codes for the list under the form. */
  form: string[]
}

/**
 * Puts a server's errors where they belong (docs/product.md#4-6): on their field when the form has it, on
 * the form when it has not, and a general error when nothing else can be said.
 */
export function placeErrors(
  errors: readonly ApiErrorDetail[],
  fieldNames: readonly string[],
): PlacedErrors {
  const placed: PlacedErrors = { fields: [], unexplained: [], form: [] }
  for (const { code, field } of errors) {
    const isKnown = messageOf(code) !== undefined
    if (field !== undefined && fieldNames.includes(field)) {
      placed.fields.push({ name: field, code })
      if (!isKnown) placed.unexplained.push(field)
    } else {
      placed.form.push(isKnown ? code : 'general')
    }
  }
  placed.fields.sort((one, other) => fieldNames.indexOf(one.name) - fieldNames.indexOf(other.name))
  if (placed.fields.length === 0 && placed.form.length === 0) placed.form.push('general')
  placed.form = [...new Set(placed.form)]
  return placed
}

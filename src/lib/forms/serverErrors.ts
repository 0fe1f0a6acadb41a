import { ApiError, isConflict } from '@daymark/api'
import { useEffect } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { messageOf, placeErrors } from './errorCodes.ts'
import { isTooManyAttempts } from './isTooManyAttempts.ts'

/** The error of a form as a whole, and its cause. */
export type FormProblem = { error: unknown } & (
  | { kind: 'codes'; codes: string[]; hasUnexplainedField: boolean }
  | { kind: 'network' | 'timeout' | 'conflict' }
)

/** Returns what a refusal says about each field of a form, and about the form. */
function placed(error: unknown, values: FieldValues): ReturnType<typeof placeErrors> {
  const details = isTooManyAttempts(error)
    ? [{ code: 'too_many_attempts' }]
    : error instanceof ApiError
      ? error.errors
      : []
  return placeErrors(details, Object.keys(values))
}

/** Returns the part of an error that belongs to no field. `values` has the fields of the form. */
export function problemOf(error: unknown, values: FieldValues): FormProblem | undefined {
  if (error === null) return undefined
  if (error instanceof ApiError) {
    if (error.kind === 'network' || error.kind === 'timeout') return { error, kind: error.kind }
    if (isConflict(error)) return { error, kind: 'conflict' }
  }
  const { form: codes, unexplained } = placed(error, values)
  const hasUnexplainedField = unexplained.length > 0
  if (codes.length === 0 && !hasUnexplainedField) return undefined
  return { error, kind: 'codes', codes, hasUnexplainedField }
}

/**
 * Shows what the server refused at its fields, and moves the focus to the first of them in the order of the form, which
 * is that of its default values. `ApiForm` shows the rest of the error.
 */
export function useServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { error }: { error: Error | null },
): void {
  useEffect(() => {
    if (error === null) return
    placed(error, form.getValues()).fields.forEach(({ name, code }, index) => {
      const message = messageOf(code) === undefined ? '' : code
      form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
    })
  }, [form, error])
}

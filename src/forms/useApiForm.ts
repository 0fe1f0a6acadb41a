import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError } from '@daymark/api'
import { useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import type * as z from 'zod/mini'
import { userOf } from '../auth/session.ts'
import { currentSession } from '../auth/sessionStore.ts'
import { discardDraft, keepDraft, readDraft } from './drafts.ts'
import { messageOf, placeErrors } from './errorCodes.ts'
import { isTooManyAttempts } from './isTooManyAttempts.ts'
import './zodMessages.ts'

/** What a form says as a whole, and the error behind it. */
export type FormProblem = { error: unknown } & (
  | { kind: 'codes'; codes: string[]; hasUnexplainedField: boolean }
  | { kind: 'network' | 'timeout' | 'conflict' }
)

type Options<Values extends FieldValues, Saved> = {
  /** Generated from the OpenAPI description, refined where the server cannot say it. */
  schema: z.ZodMiniType<Values, Values>
  /** Seeds the form once: what the server answers later never replaces what somebody types. */
  values: Values
  /** Sends the values; throws when they are refused, `ApiError` when the server did it. */
  save: (values: Values) => Promise<Saved>
  onSaved: (saved: Saved) => void
}

export type ApiForm<Values extends FieldValues = FieldValues> = {
  form: UseFormReturn<Values>
  submit: () => void
  isSaving: boolean
  problem: FormProblem | undefined
  /** Whether leaving the page now would lose something. */
  hasUnsavedChanges: boolean
}

function problemOf(
  error: unknown,
  placed: ReturnType<typeof placeErrors>,
): FormProblem | undefined {
  if (error instanceof ApiError) {
    if (error.kind === 'network' || error.kind === 'timeout') return { error, kind: error.kind }
    if (error.status === 409) return { error, kind: 'conflict' }
  }
  const hasUnexplainedField = placed.unexplained.length > 0
  if (placed.form.length === 0 && !hasUnexplainedField) return undefined
  return { error, kind: 'codes', codes: placed.form, hasUnexplainedField }
}

/**
 * A form that saves to the API: checked with zod on submit and then on change, server errors on their
 * fields and on the form, the first invalid field focused, one request per save, and nothing typed is
 * lost when the session ends in the middle (spec sections 4, 5 and 8).
 */
export function useApiForm<Values extends FieldValues, Saved>(
  options: Options<Values, Saved>,
): ApiForm<Values> {
  const { schema, values, save, onSaved } = options
  const path = useLocation().pathname
  const [owner] = useState(() => userOf(currentSession())?.id)
  const [draft] = useState(() => (owner === undefined ? undefined : readDraft(path, owner)))
  const [problem, setProblem] = useState<FormProblem>()
  const [isSaved, setIsSaved] = useState(false)
  const isSending = useRef(false)
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: values as DefaultValues<Values>,
  })
  const { isDirty, isSubmitting } = form.formState
  const hasUnsavedChanges = isDirty && !isSaved

  useEffect(() => {
    for (const [name, value] of Object.entries(draft ?? {})) {
      form.setValue(name as Path<Values>, value as Values[Path<Values>], { shouldDirty: true })
    }
  }, [draft, form])

  useEffect(() => {
    if (owner === undefined || !hasUnsavedChanges) return
    return () => {
      if (!userOf(currentSession())) keepDraft(path, owner, form.getValues())
    }
  }, [form, hasUnsavedChanges, owner, path])

  function show(error: unknown): void {
    const details = isTooManyAttempts(error)
      ? [{ code: 'too_many_attempts' }]
      : error instanceof ApiError
        ? error.errors
        : []
    const placed = placeErrors(details, Object.keys(values))
    placed.fields.forEach(({ name, code }, index) => {
      const message = messageOf(code) === undefined ? '' : code
      form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
    })
    setProblem(problemOf(error, placed))
  }

  async function send(valid: Values): Promise<void> {
    setProblem(undefined)
    try {
      const saved = await save(valid)
      discardDraft(path)
      setIsSaved(true)
      onSaved(saved)
    } catch (error) {
      show(error)
    }
  }

  function submit(): void {
    if (isSending.current) return
    isSending.current = true
    void form
      .handleSubmit(send)()
      .finally(() => {
        isSending.current = false
      })
  }

  return { form, submit, isSaving: isSubmitting, problem, hasUnsavedChanges }
}

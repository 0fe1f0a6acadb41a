import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError, isConflict } from '@daymark/api'
import type { UseMutationResult } from '@tanstack/react-query'
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
import { userOf } from '../session/session.ts'
import { currentSession, onSessionChange } from '../session/sessionStore.ts'
import { onReload } from './reload.ts'
import { discardDraft, keepDraft, placeOfForm, readDraft } from './drafts.ts'
import { messageOf, placeErrors } from './errorCodes.ts'
import { isTooManyAttempts } from './isTooManyAttempts.ts'
import './zodMessages.ts'

/** The error of a form as a whole, and its cause. */
export type FormProblem = { error: unknown } & (
  | { kind: 'codes'; codes: string[]; hasUnexplainedField: boolean }
  | { kind: 'network' | 'timeout' | 'conflict' }
)

interface Options<Values extends FieldValues, Saved, Variables> {
  /** Generated from the OpenAPI description, refined where the server cannot say it. */
  schema: z.ZodMiniType<Values, Values>
  /** Seeds the form once, with its fields in their order on the page: what the server answers later never replaces what a person types. */
  values: Values
  /** Sends the values; its error is what the form shows. */
  mutation: UseMutationResult<Saved, Error, Variables>
  /** What the mutation takes. The values are its `data` unless this says otherwise. */
  variables?: (values: Values) => Variables
  /** Called after a save. The form stays busy until the promise is settled and the form has unmounted. */
  onSaved: (saved: Saved, values: Values) => Promise<unknown> | void
  /** Tells this form from the others of its page, the same after signing in again. */
  part?: string
}

/** A mutation that takes something else than `{ data: values }` needs `variables`. */
type VariablesUnlessData<Values, Variables> = { data: Values } extends Variables
  ? unknown
  : { variables: (values: Values) => Variables }

export interface ApiForm<Values extends FieldValues = FieldValues> {
  form: UseFormReturn<Values>
  submit: () => void
  /** From the moment of saving until the form is gone, or until it is refused. */
  isSaving: boolean
  problem: FormProblem | undefined
  /** Whether leaving the page now would lose something. */
  hasUnsavedChanges: boolean
}

/** Passes values to a generated mutation without an id. The types of the caller ensure that they fit. */
const asData = <Variables>(data: FieldValues) => ({ data }) as Variables

function placed(error: unknown, values: FieldValues): ReturnType<typeof placeErrors> {
  const details = isTooManyAttempts(error)
    ? [{ code: 'too_many_attempts' }]
    : error instanceof ApiError
      ? error.errors
      : []
  return placeErrors(details, Object.keys(values))
}

function problemOf(error: unknown, values: FieldValues): FormProblem | undefined {
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
 * Returns a form that saves to the API: checked with zod on submit and then on change, server errors on their
 * fields and on the form, the first invalid field focused, one request per save, and nothing typed is
 * lost when the session ends in the middle (docs/product.md#4-forms-and-errors).
 */
export function useApiForm<Values extends FieldValues, Saved, Variables = { data: Values }>(
  options: Options<Values, Saved, Variables> & VariablesUnlessData<Values, Variables>,
): ApiForm<Values> {
  const { schema, values, mutation, variables = asData, onSaved, part } = options
  const place = placeOfForm(useLocation().pathname, part)
  const [owner] = useState(() => userOf(currentSession())?.id)
  const [draft] = useState(() => (owner === undefined ? undefined : readDraft(place, owner)))
  // A second press comes before React has shown the first.
  const isBusy = useRef(false)
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: values as DefaultValues<Values>,
  })
  const { isPending, isSuccess, error } = mutation
  const hasUnsavedChanges = form.formState.isDirty && !isSuccess

  useEffect(() => {
    for (const [name, value] of Object.entries(draft ?? {})) {
      form.setValue(name as Path<Values>, value as Values[Path<Values>], { shouldDirty: true })
    }
  }, [draft, form])

  useEffect(() => {
    if (owner === undefined || !hasUnsavedChanges) return
    const keep = () => keepDraft(place, owner, form.getValues())
    // The page may close at any time after the session's end, so entries are kept immediately.
    const keepIfOver = () => {
      if (!userOf(currentSession())) keep()
    }
    keepIfOver()
    const stops = [
      onReload(keep),
      onSessionChange(keepIfOver),
      form.subscribe({ formState: { values: true }, callback: keepIfOver }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [form, hasUnsavedChanges, owner, place])

  useEffect(
    () => () => {
      // Left by a signed-in person: saved, or not wanted.
      if (userOf(currentSession())) discardDraft(place)
    },
    [place],
  )

  function showAtFields(refusal: unknown): void {
    placed(refusal, values).fields.forEach(({ name, code }, index) => {
      const message = messageOf(code) === undefined ? '' : code
      form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
    })
  }

  async function send(valid: Values): Promise<void> {
    try {
      const saved = await mutation.mutateAsync(variables(valid))
      discardDraft(place)
      await onSaved(saved, valid)
    } catch (refusal) {
      showAtFields(refusal)
      isBusy.current = false
    }
  }

  function submit(): void {
    if (isBusy.current) return
    isBusy.current = true
    void form.handleSubmit(send, () => {
      isBusy.current = false
    })()
  }

  return {
    form,
    submit,
    isSaving: isPending || isSuccess,
    problem: error === null ? undefined : problemOf(error, values),
    hasUnsavedChanges,
  }
}

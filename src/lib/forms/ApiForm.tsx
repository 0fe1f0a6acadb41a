import { Button, Form } from '@daymark/design-system'
import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { type FieldValues, useFormState, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useCountErroneous } from './erroneousForms.ts'
import { LeaveGuard } from './leave.tsx'
import { problemOf } from './serverErrors.ts'
import { useMessages } from './useMessages.ts'
import './zodMessages.ts'

interface Props<Values extends FieldValues, Saved> {
  form: UseFormReturn<Values>
  /** Saves the form. While it is pending, and once it has succeeded, the form is busy. Its error is shown. */
  mutation: Pick<UseMutationResult, 'error' | 'isPending' | 'isSuccess'>
  /** Sends the valid values by the mutation. */
  onSubmit: (values: Values) => Promise<Saved>
  /** Called after a save. Its error is thrown to the error boundary. */
  onSaved?: (saved: Saved, values: Values) => Promise<unknown> | void
  /** The name of the form for assistive technology. */
  label: string
  submitLabel: string
  /** The fields. */
  children: ReactNode
  /** Further buttons beside the one that saves. */
  actions?: ReactNode
  /** What to do when the step no longer applies (409), under the general error. */
  onConflict?: ReactNode
  /** Says more about an error than the codes do; shown under the general error. */
  describeError?: (error: unknown) => string | undefined
  /** For a page that asks for one thing. */
  isSubmitWide?: boolean
  /** The buttons stay in the window of a phone, above its keyboard. */
  areActionsSticky?: boolean
  /** Asks before the form is left with changes that were not saved. */
  isGuarded?: boolean
  ref?: Ref<HTMLFormElement>
}

/**
 * A form that saves by a mutation: its fields, what is wrong as a whole, and the button that saves. One press is one
 * request, and after a save the form stays busy until it is gone (docs/product.md#4-11).
 */
export function ApiForm<Values extends FieldValues, Saved>(props: Props<Values, Saved>) {
  const { form, mutation, onSubmit, onSaved, label, ref, ...view } = props
  const { t } = useTranslation(['shell', 'errors'])
  const { ofProblem } = useMessages()
  const { isDirty, isSubmitSuccessful, errors } = useFormState({ control: form.control })
  // A second press comes before React has shown the first.
  const isBusy = useRef(false)
  const [failure, setFailure] = useState<{ cause: unknown }>()
  if (failure) throw failure.cause

  async function submit() {
    if (isBusy.current) return
    isBusy.current = true
    let sent: { saved: Saved; values: Values } | undefined
    let isRefused = false
    try {
      await form.handleSubmit(async (values) => {
        const saving = onSubmit(values)
        saving.catch(() => {
          isRefused = true
        })
        sent = { saved: await saving, values }
      })()
    } catch (cause) {
      // A refusal is the error of the mutation.
      if (!isRefused) throw cause
    }
    if (sent === undefined) isBusy.current = false
    else await onSaved?.(sent.saved, sent.values)
  }

  const isSaving = mutation.isPending || mutation.isSuccess
  const problem = problemOf(mutation.error, form.getValues())
  useCountErroneous(problem !== undefined || Object.keys(errors).length > 0)
  const described = problem && view.describeError?.(problem.error)
  return (
    <Form
      ref={ref}
      aria-label={label}
      requiredText={view.isSubmitWide ? undefined : t('errors:requiredMark')}
      areActionsSticky={view.areActionsSticky}
      errors={described === undefined ? ofProblem(problem) : [t('errors:codes.general'), described]}
      onSubmit={(event) => {
        event.preventDefault()
        submit().catch((cause: unknown) => setFailure({ cause }))
      }}
      actions={
        <>
          <Button
            type="submit"
            variant="primary"
            isPending={isSaving}
            pendingLabel={t('loading')}
            size={view.isSubmitWide ? 'large' : 'medium'}
            isFullWidth={view.isSubmitWide}
          >
            {view.submitLabel}
          </Button>
          {view.actions}
        </>
      }
    >
      {view.children}
      {problem?.kind === 'conflict' && view.onConflict}
      {view.isGuarded && (
        <LeaveGuard hasUnsavedChanges={isDirty && !isSubmitSuccessful} isSaving={isSaving} />
      )}
    </Form>
  )
}

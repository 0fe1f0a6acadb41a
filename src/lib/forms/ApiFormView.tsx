import { Button, Form } from '@daymark/design-system'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LeaveGuard } from './leave.tsx'
import type { ApiForm } from './useApiForm.ts'
import { useMessages } from './useMessages.ts'

interface Props<Values extends FieldValues> {
  form: ApiForm<Values>
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
  isSubmitWide?: boolean
  /** Asks before the form is left with changes that were not saved. */
  isGuarded?: boolean
}

/** The frame of every form: fields, what is wrong as a whole, and the button that saves. */
export function ApiFormView<Values extends FieldValues>(props: Props<Values>) {
  const { form, label, submitLabel, children, actions, onConflict, describeError } = props
  const { t } = useTranslation(['shell', 'errors'])
  const { ofProblem } = useMessages()
  const described = form.problem && describeError?.(form.problem.error)
  const errors =
    described === undefined ? ofProblem(form.problem) : [t('errors:codes.general'), described]
  return (
    <Form
      aria-label={label}
      errors={errors}
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
      actions={
        <>
          <Button
            type="submit"
            variant="primary"
            isPending={form.isSaving}
            pendingLabel={t('loading')}
            isFullWidth={props.isSubmitWide}
          >
            {submitLabel}
          </Button>
          {actions}
        </>
      }
    >
      {children}
      {form.problem?.kind === 'conflict' && onConflict}
      {props.isGuarded && (
        <LeaveGuard hasUnsavedChanges={form.hasUnsavedChanges} isSaving={form.isSaving} />
      )}
    </Form>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Stack } from '@daymark/design-system'
import { NameSchema } from '@daymark/api/schemas'
import type { UseMutationResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { focusField } from '../../lib/forms/focusField.ts'
import { ApiForm } from '../../lib/forms/ApiForm.tsx'
import { FormNameField } from '../../lib/forms/fields.tsx'
import { useServerErrors } from '../../lib/forms/serverErrors.ts'
import { useDraft } from '../../lib/forms/useDraft.ts'

interface Props<Saved, Variables> {
  label: string
  name?: string
  mutation: UseMutationResult<Saved, Error, Variables>
  /** What the mutation takes to save a name. */
  variables: (values: { name: string }) => Variables
  onSaved: (saved: Saved) => Promise<unknown> | void
  /** Closes a form that was shown on request, whose field has the focus. */
  onCancel?: () => void
}

/** The form of whatever has nothing but a name: modules and widgets. */
export function NameForm<Saved, Variables>(props: Props<Saved, Variables>) {
  const { label, name = '', mutation, variables, onSaved, onCancel } = props
  const { t } = useTranslation('shell')
  const form = useForm({
    resolver: zodResolver(z.object({ name: NameSchema })),
    defaultValues: { name },
  })
  useServerErrors(form, mutation)
  useDraft(form)
  const isOnRequest = onCancel !== undefined
  const { control } = form
  useEffect(() => {
    if (isOnRequest) focusField(control, 'name', { shouldSelect: true })
  }, [isOnRequest, control])
  return (
    <Stack maxWidth="form">
      <ApiForm
        form={form}
        mutation={mutation}
        onSubmit={(values) => mutation.mutateAsync(variables(values))}
        onSaved={onSaved}
        label={label}
        submitLabel={t('save')}
        isGuarded
        actions={onCancel && <Button onPress={onCancel}>{t('cancel')}</Button>}
      >
        <FormNameField
          control={form.control}
          name="name"
          label={t('name')}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onCancel?.()
          }}
        />
      </ApiForm>
    </Stack>
  )
}

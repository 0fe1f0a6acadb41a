import { Stack } from '@daymark/design-system'
import { NameSchema } from '@daymark/api/schemas'
import type { UseMutationResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { ApiFormView } from '../../lib/forms/ApiFormView.tsx'
import { FormNameField } from '../../lib/forms/fields.tsx'
import { useApiForm } from '../../lib/forms/useApiForm.ts'

interface Props<Saved extends { name: string }, Variables> {
  label: string
  name?: string
  mutation: UseMutationResult<Saved, Error, Variables>
  /** What the mutation takes to save a name. */
  variables: (values: { name: string }) => Variables
  onSaved: (saved: Saved) => Promise<unknown> | void
}

/** The form of whatever has nothing but a name: modules and widgets. */
export function NameForm<Saved extends { name: string }, Variables>(
  props: Props<Saved, Variables>,
) {
  const { label, name = '', mutation, variables, onSaved } = props
  const { t } = useTranslation('shell')
  const form = useApiForm({
    schema: z.object({ name: NameSchema }),
    values: { name },
    mutation,
    variables,
    onSaved,
  })
  return (
    <Stack maxWidth="form">
      <ApiFormView form={form} label={label} submitLabel={t('save')} isGuarded>
        <FormNameField control={form.form.control} name="name" label={t('name')} />
      </ApiFormView>
    </Stack>
  )
}

import { Stack } from '@daymark/design-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { ApiFormView } from '../../forms/ApiFormView.tsx'
import { FormTextField } from '../../forms/fields.tsx'
import { nameSchema } from '../../forms/schemas.ts'
import { useApiForm } from '../../forms/useApiForm.ts'

type Props<Saved> = {
  label: string
  name?: string
  save: (values: { name: string }) => Promise<Saved>
  onSaved: (saved: Saved) => void
  /** Further buttons beside the one that saves. */
  actions?: ReactNode
}

/** The form of whatever has nothing but a name: modules and widgets. */
export function NameForm<Saved>({ label, name = '', save, onSaved, actions }: Props<Saved>) {
  const { t } = useTranslation('shell')
  const form = useApiForm({
    schema: z.object({ name: nameSchema }),
    values: { name },
    save,
    onSaved,
  })
  return (
    <Stack maxWidth="form">
      <ApiFormView form={form} label={label} submitLabel={t('save')} actions={actions} isGuarded>
        <FormTextField
          control={form.form.control}
          name="name"
          label={t('name')}
          autoComplete="off"
          isRequired
        />
      </ApiFormView>
    </Stack>
  )
}

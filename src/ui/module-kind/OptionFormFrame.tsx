import type { ReactNode } from 'react'
import type { FieldPath } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiFormView } from '../../lib/forms/ApiFormView.tsx'
import { FormNameField } from '../../lib/forms/fields.tsx'
import type { ApiForm } from '../../lib/forms/useApiForm.ts'

interface Props<Values extends { name: string }> {
  form: ApiForm<Values>
  /** What the form makes or changes. */
  label: string
  /** What an option of this kind has besides its name. */
  children: ReactNode
}

/** Renders the parts that the option forms of all kinds share: the title, the name field, and saving. */
export function OptionFormFrame<Values extends { name: string }>(props: Props<Values>) {
  const { form, label, children } = props
  const { t } = useTranslation('shell')
  return (
    <ApiFormView form={form} label={label} submitLabel={t('save')} isGuarded>
      <FormNameField
        control={form.form.control}
        // TypeScript cannot tell that `name` is a path of values that are not known yet.
        name={'name' as FieldPath<Values>}
        label={t('name')}
      />
      {children}
    </ApiFormView>
  )
}

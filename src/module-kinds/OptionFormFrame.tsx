import type { ReactNode } from 'react'
import type { FieldPath } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiFormView } from '../forms/ApiFormView.tsx'
import { FormNameField } from '../forms/fields.tsx'
import type { ApiForm } from '../forms/useApiForm.ts'

interface Props<Values extends { name: string }> {
  form: ApiForm<Values>
  /** Whether the form makes an option, instead of changing one. */
  isNew: boolean
  /** What an option of this kind has besides its name. */
  children: ReactNode
}

/** What the form of an option is for every kind: its name, the name of the option, and saving. */
export function OptionFormFrame<Values extends { name: string }>(props: Props<Values>) {
  const { form, isNew, children } = props
  const { t } = useTranslation(['modules', 'shell'])
  return (
    <ApiFormView
      form={form}
      label={isNew ? t('newOption') : t('optionForm')}
      submitLabel={t('shell:save')}
      isGuarded
    >
      <FormNameField
        control={form.form.control}
        // TypeScript cannot tell that `name` is a path of values that are not known yet.
        name={'name' as FieldPath<Values>}
        label={t('shell:name')}
      />
      {children}
    </ApiFormView>
  )
}

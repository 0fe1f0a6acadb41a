import type { ComponentProps } from 'react'
import type { FieldPath } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiForm } from '../../lib/forms/ApiForm.tsx'
import { FormNameField } from '../../lib/forms/fields.tsx'

type Props<Values extends { name: string }, Saved> = Pick<
  ComponentProps<typeof ApiForm<Values, Saved>>,
  'form' | 'mutation' | 'onSubmit' | 'onSaved' | 'label' | 'children'
>

/**
 * Renders the parts that the option forms of all kinds share: the title, the name field, and saving. `children` is what
 * an option of this kind has besides its name.
 */
export function OptionFormFrame<Values extends { name: string }, Saved>({
  children,
  ...props
}: Props<Values, Saved>) {
  const { t } = useTranslation('shell')
  return (
    <ApiForm {...props} submitLabel={t('save')} isGuarded>
      <FormNameField
        control={props.form.control}
        // TypeScript cannot tell that `name` is a path of values that are not known yet.
        name={'name' as FieldPath<Values>}
        label={t('name')}
      />
      {children}
    </ApiForm>
  )
}

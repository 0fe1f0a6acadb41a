import { zodResolver } from '@hookform/resolvers/zod'
import { NameSchema } from '@daymark/api/schemas'
import { Button, IconButton, PencilIcon } from '@daymark/design-system'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { focusField } from '../../lib/forms/focusField.ts'
import { ApiForm } from '../../lib/forms/ApiForm.tsx'
import { FormNameField } from '../../lib/forms/fields.tsx'
import { useServerErrors } from '../../lib/forms/serverErrors.ts'
import type { Changeable } from '../../lib/query/editing.ts'
import { useChange } from '../../lib/query/useChange.ts'
import type { Named } from '../../ui/module-kind/moduleKind.ts'
import { useSaved } from '../../ui/useSaved.ts'
import './texts.ts'

interface PencilProps {
  name: string
  /** It gets the focus back when the field has gone. */
  autoFocus: boolean
  onPress: () => void
}

/** The pencil of a row that turns into `NameInPlace`. */
export function RenamePencil({ name, autoFocus, onPress }: PencilProps) {
  const { t } = useTranslation('modules')
  return (
    <IconButton
      label={t('rename', { name })}
      icon={<PencilIcon />}
      autoFocus={autoFocus}
      onPress={onPress}
    />
  )
}

interface FieldProps<Row extends Named> {
  row: Row
  rename: Changeable<Row, { name: string }>
  onClose: () => void
}

/** A field in the place of a name, until it is saved or left. */
export function NameInPlace<Row extends Named>({ row, rename, onClose }: FieldProps<Row>) {
  const { t } = useTranslation(['modules', 'shell'])
  // The field stays until the table has the new name.
  const mutation = useChange(rename, row, { awaits: true })
  const saySaved = useSaved()
  const form = useForm({
    resolver: zodResolver(z.object({ name: NameSchema })),
    defaultValues: { name: row.name },
  })
  useServerErrors(form, mutation)
  const { control } = form
  useEffect(() => focusField(control, 'name', { shouldSelect: true }), [control])
  return (
    <ApiForm
      form={form}
      mutation={mutation}
      onSubmit={(values) => mutation.mutateAsync(values)}
      onSaved={(saved) => {
        onClose()
        if (saved.isChangedElsewhere) saySaved(saved)
      }}
      label={t('rename', { name: row.name })}
      submitLabel={t('shell:save')}
      actions={<Button onPress={onClose}>{t('shell:cancel')}</Button>}
    >
      <FormNameField
        control={form.control}
        name="name"
        label={t('shell:name')}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose()
        }}
      />
    </ApiForm>
  )
}

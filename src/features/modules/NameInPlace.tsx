import { zodResolver } from '@hookform/resolvers/zod'
import { NameSchema } from '@daymark/api/schemas'
import { Button, IconButton, PencilIcon, type RowTable } from '@daymark/design-system'
import { type ComponentProps, useEffect, useState } from 'react'
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

/**
 * Returns what a table needs so that the pencil of a row turns it into a field, and saving or leaving the field turns it into
 * the row again.
 */
export function useRenaming<Row extends Named>(
  rename: Changeable<Row, { name: string }>,
): Required<Pick<ComponentProps<typeof RowTable<Row>>, 'action' | 'insteadOf'>> {
  const { t } = useTranslation('modules')
  const [renamed, setRenamed] = useState<number>()
  // Its pencil gets the focus back.
  const [former, setFormer] = useState<number>()
  return {
    action: {
      header: t('renameColumn'),
      cell: ({ id, name }) => (
        <IconButton
          label={t('rename', { name })}
          icon={<PencilIcon />}
          autoFocus={id === former}
          onPress={() => setRenamed(id)}
        />
      ),
    },
    insteadOf: (row) =>
      row.id === renamed ? (
        <NameInPlace
          row={row}
          rename={rename}
          onClose={() => {
            setFormer(row.id)
            setRenamed(undefined)
          }}
        />
      ) : undefined,
  }
}

interface Props<Row extends Named> {
  row: Row
  rename: Changeable<Row, { name: string }>
  onClose: () => void
}

/** A field in the place of a name, until it is saved or left. */
function NameInPlace<Row extends Named>({ row, rename, onClose }: Props<Row>) {
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

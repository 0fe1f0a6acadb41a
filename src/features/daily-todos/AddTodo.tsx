import { useCreateDailyTodoOption } from '@daymark/api'
import { NameSchema } from '@daymark/api/schemas'
import { Button, VisuallyHidden } from '@daymark/design-system'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { ApiFormView } from '../../lib/forms/ApiFormView.tsx'
import { FormTextField } from '../../lib/forms/fields.tsx'
import { useApiForm } from '../../lib/forms/useApiForm.ts'
import { holdKeys, typeHeldKeys } from '../../ui/heldKeys.ts'
import './changes/texts.ts'

const schema = z.object({ name: NameSchema })

interface Props {
  module: number
  onClose: () => void
}

/** A line for a new to-do. Enter saves it and opens the next one; Escape ends. */
export function AddTodo({ module, onClose }: Props) {
  const { t } = useTranslation('listChanges')
  const [added, setAdded] = useState({ count: 0, name: '' })
  return (
    <>
      <AddTodoForm
        key={added.count}
        module={module}
        onSaved={({ name }) => setAdded(({ count }) => ({ count: count + 1, name }))}
        onClose={onClose}
      />
      <VisuallyHidden role="status">
        {added.count > 0 && t('added', { name: added.name })}
      </VisuallyHidden>
    </>
  )
}

function AddTodoForm({
  module,
  onSaved,
  onClose,
}: Props & { onSaved: (saved: { name: string }) => void }) {
  const { t } = useTranslation('listChanges')
  const form = useApiForm({
    schema,
    values: { name: '' },
    // People continue to type. Those keys belong to the line that comes when this to-do is saved.
    mutation: useCreateDailyTodoOption({
      mutation: { onMutate: () => holdKeys(), onError: typeHeldKeys },
    }),
    variables: ({ name }) => ({ data: { module, name, text: name } }),
    part: `add-${module}`,
    onSaved,
  })
  const { setFocus } = form.form
  useEffect(() => setFocus('name'), [setFocus])

  return (
    <ApiFormView
      form={form}
      label={t('newTodo')}
      submitLabel={t('add')}
      actions={<Button onPress={onClose}>{t('stop')}</Button>}
    >
      <FormTextField
        control={form.form.control}
        name="name"
        label={t('newTodo')}
        autoComplete="off"
        data-key="n"
        onKeyDown={({ key }: KeyboardEvent) => {
          if (key === 'Escape') onClose()
        }}
      />
    </ApiFormView>
  )
}

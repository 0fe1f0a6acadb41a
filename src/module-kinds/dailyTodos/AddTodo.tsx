import { getCreateDailyTodoOptionMutationOptions, withVariables } from '@daymark/api'
import { NameSchema } from '@daymark/api/schemas'
import { Button, VisuallyHidden } from '@daymark/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { readStaleAgain } from '../../data/readStaleAgain.ts'
import { ApiFormView } from '../../forms/ApiFormView.tsx'
import { FormTextField } from '../../forms/fields.tsx'
import { useApiForm } from '../../forms/useApiForm.ts'
import { addListTexts } from './listTexts.ts'

addListTexts()

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
  const client = useQueryClient()
  const mutation = useMutation(
    withVariables(
      getCreateDailyTodoOptionMutationOptions(),
      ({ name }: z.infer<typeof schema>) => ({
        module,
        name,
        text: name,
      }),
    ),
  )
  const form = useApiForm({
    schema,
    values: { name: '' },
    mutation,
    part: `add-${module}`,
    onSaved: (saved) => {
      void readStaleAgain(client)
      onSaved(saved)
    },
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
        onKeyDown={({ key }: KeyboardEvent) => {
          if (key === 'Escape') onClose()
        }}
      />
    </ApiFormView>
  )
}

import { NameSchema } from '@daymark/api/schemas'
import { Button, Dialog } from '@daymark/design-system'
import type { UseMutationResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { ApiFormView } from '../lib/forms/ApiFormView.tsx'
import { FormNameField } from '../lib/forms/fields.tsx'
import { useApiForm } from '../lib/forms/useApiForm.ts'

interface Props<Variables> {
  /** What is done, and to what. */
  title: string
  name: string
  /** Tells what is renamed from everything else of the page. */
  part: string
  mutation: UseMutationResult<{ name: string }, Error, Variables>
  /** What the mutation takes to give it a name. */
  variables: (values: { name: string }) => Variables
  onSaved: (saved: { name: string }) => Promise<unknown> | void
  onClose: () => void
}

/** Gives something another name without leaving the page. */
export function RenameDialog<Variables>({ title, onClose, ...rest }: Props<Variables>) {
  const { t } = useTranslation('shell')
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} closeLabel={t('close')} isDismissable>
      <RenameForm title={title} onClose={onClose} {...rest} />
    </Dialog>
  )
}

function RenameForm<Variables>(props: Props<Variables>) {
  const { title, name, part, mutation, variables, onSaved, onClose } = props
  const { t } = useTranslation('shell')
  const form = useApiForm({
    schema: z.object({ name: NameSchema }),
    values: { name },
    part: `rename-${part}`,
    mutation,
    variables,
    onSaved,
  })
  const { setFocus } = form.form
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus])
  return (
    <ApiFormView
      form={form}
      label={title}
      submitLabel={t('save')}
      actions={<Button onPress={onClose}>{t('cancel')}</Button>}
    >
      <FormNameField control={form.form.control} name="name" label={t('name')} />
    </ApiFormView>
  )
}

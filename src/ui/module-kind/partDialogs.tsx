import { zodResolver } from '@hookform/resolvers/zod'
import { NameSchema } from '@daymark/api/schemas'
import { Button, Dialog } from '@daymark/design-system'
import { type MutationMeta, useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { ApiForm } from '../../lib/forms/ApiForm.tsx'
import { FormNameField } from '../../lib/forms/fields.tsx'
import { useServerErrors } from '../../lib/forms/serverErrors.ts'
import { useDraft } from '../../lib/forms/useDraft.ts'
import { DeleteDialog, type InsteadOfDeletion } from '../DeleteDialog.tsx'
import { toasts } from '../toasts.ts'
import './texts.ts'
import type { MutationOptionsOf } from './moduleKind.ts'

/** The dialog stays until the page shows what was changed. */
const awaited = <Options extends { meta?: MutationMeta | undefined }>(
  options: Options,
): Options => ({
  ...options,
  meta: { ...options.meta, awaits: true },
})

interface RenameProps<Data> {
  name: string
  /** Tells what is renamed from everything else of the page. */
  part: string
  update: MutationOptionsOf<{ name: string }, { id: number; data: Data }>
  id: number
  /** What is saved with a new name. */
  dataOf: (values: { name: string }) => Data
  onClose: () => void
}

/** Asks for the new name of a part of a page, and stays until the page shows it. */
export function RenamePart<Data>(props: RenameProps<Data>) {
  const { t } = useTranslation(['widgetMenu', 'shell'])
  const title = t('renameTitle', { name: props.name })
  return (
    <Dialog
      isOpen
      onOpenChange={props.onClose}
      title={title}
      closeLabel={t('shell:close')}
      isDismissable
    >
      <RenameForm title={title} {...props} />
    </Dialog>
  )
}

function RenameForm<Data>(props: RenameProps<Data> & { title: string }) {
  const { title, name, part, update, id, dataOf, onClose } = props
  const { t } = useTranslation('shell')
  const save = useMutation(awaited(update()))
  const form = useForm({
    resolver: zodResolver(z.object({ name: NameSchema })),
    defaultValues: { name },
  })
  useServerErrors(form, save)
  useDraft(form, `rename-${part}`)
  const { setFocus } = form
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus])
  return (
    <ApiForm
      form={form}
      mutation={save}
      onSubmit={(values) => save.mutateAsync({ id, data: dataOf(values) })}
      onSaved={(saved) => {
        onClose()
        toasts.show({ tone: 'success', title: t('saved', { object: saved.name }) })
      }}
      label={title}
      submitLabel={t('save')}
      actions={<Button onPress={onClose}>{t('cancel')}</Button>}
    >
      <FormNameField control={form.control} name="name" label={t('name')} />
    </ApiForm>
  )
}

interface DeleteProps {
  name: string
  remove: MutationOptionsOf<unknown, { id: number }>
  id: number
  warning: string
  /** Makes it again as it was. */
  restore?: () => Promise<unknown>
  /** What can still be done, and how it is made again. Spoken with the message. */
  afterwards?: string
  /** Offered before the deletion. */
  instead?: InsteadOfDeletion | undefined
  /** Finds the element that gets the focus, which disappears with the part. */
  findFocus: () => HTMLElement | null
  onClose: () => void
}

/** Asks for confirmation before a part of a page is deleted. */
export function DeletePart({
  name,
  remove,
  id,
  warning,
  findFocus,
  restore,
  afterwards,
  instead,
  onClose,
}: DeleteProps) {
  const { t } = useTranslation(['shell', 'widgetMenu'])
  // Looked for while the part is still there.
  const [next] = useState(findFocus)

  async function undo(makeAgain: () => Promise<unknown>) {
    try {
      await makeAgain()
      toasts.show({ tone: 'success', title: t('widgetMenu:undone', { name }) })
    } catch {
      toasts.show({ tone: 'danger', title: t('widgetMenu:undoFailed', { name }) })
    }
  }

  return (
    <DeleteDialog
      object={name}
      mutation={useMutation(awaited(remove()))}
      variables={{ id }}
      warning={warning}
      instead={instead}
      isOpen
      // The focus stays inside the dialog until it is gone.
      onOpenChange={() => flushSync(onClose)}
      onDeleted={() => {
        next?.focus()
        toasts.show({
          tone: 'success',
          title: t('deleted', { object: name }),
          ...(afterwards !== undefined && { description: afterwards }),
          ...(restore && {
            action: { label: t('widgetMenu:undo'), onPress: () => void undo(restore) },
          }),
        })
      }}
    />
  )
}

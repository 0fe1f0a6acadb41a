import { zodResolver } from '@hookform/resolvers/zod'
import { NameSchema } from '@daymark/api/schemas'
import { ButtonLink, Dialog } from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { focusField } from '../../lib/forms/focusField.ts'
import { ApiForm } from '../../lib/forms/ApiForm.tsx'
import { FormNameField } from '../../lib/forms/fields.tsx'
import { useServerErrors } from '../../lib/forms/serverErrors.ts'
import { useDraft } from '../../lib/forms/useDraft.ts'
import type { Changeable } from '../../lib/query/editing.ts'
import { useChange } from '../../lib/query/useChange.ts'
import { DeleteDialog, type InsteadOfDeletion } from '../DeleteDialog.tsx'
import { toasts } from '../toasts.ts'
import { useSaved } from '../useSaved.ts'
import './texts.ts'
import type { MutationOptionsOf, Named } from './moduleKind.ts'

interface RenameProps<Part extends Named> {
  /** The part as the page shows it. */
  part: Part
  /** Tells what is renamed from everything else of the page. */
  draft: string
  change: Changeable<Part, { name: string }>
  /** Where the rest of it is changed. */
  page?: { href: string; label: string } | undefined
  onClose: () => void
}

/** Asks for the new name of a part of a page, and stays until the page shows it. */
export function RenamePart<Part extends Named>(props: RenameProps<Part>) {
  const { t } = useTranslation(['widgetMenu', 'shell'])
  const title = t(props.page ? 'edit' : 'rename')
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

function RenameForm<Part extends Named>(props: RenameProps<Part> & { title: string }) {
  const { title, part, draft, change, page, onClose } = props
  const { t } = useTranslation('shell')
  const save = useChange(change, part, { awaits: true })
  const saySaved = useSaved()
  const form = useForm({
    resolver: zodResolver(z.object({ name: NameSchema })),
    defaultValues: { name: part.name },
  })
  useServerErrors(form, save)
  useDraft(form, `rename-${draft}`)
  const { control } = form
  useEffect(() => focusField(control, 'name', { shouldSelect: true }), [control])
  return (
    <ApiForm
      form={form}
      mutation={save}
      onSubmit={(values) => save.mutateAsync(values)}
      onSaved={(saved) => {
        onClose()
        saySaved(saved)
      }}
      label={title}
      submitLabel={t('save')}
      actions={page && <ButtonLink href={page.href}>{page.label}</ButtonLink>}
      isGuarded={page !== undefined}
    >
      <FormNameField control={form.control} name="name" label={t('name')} isLabelHidden />
    </ApiForm>
  )
}

interface DeleteProps<Part> {
  name: string
  remove: MutationOptionsOf<unknown, { id: number }>
  id: number
  warning: string
  /** Makes it again as it was when it was deleted: another device may have changed it since the page read it. */
  restore: { read: (id: number) => Promise<Part>; make: (part: Part) => Promise<unknown> }
  /** What can still be done, and how it is made again. Spoken with the message. */
  afterwards: string
  /** Offered before the deletion. */
  instead?: InsteadOfDeletion | undefined
  /** Finds the element that gets the focus, which disappears with the part. */
  findFocus: () => HTMLElement | null
  /** Called after the deletion, before it is said. */
  onDeleted?: (() => Promise<unknown>) | undefined
  onClose: () => void
}

/** Asks for confirmation before a part of a page is deleted. */
export function DeletePart<Part>({
  name,
  remove,
  id,
  warning,
  findFocus,
  onDeleted,
  restore,
  afterwards,
  instead,
  onClose,
}: DeleteProps<Part>) {
  const { t } = useTranslation(['shell', 'widgetMenu'])
  // Looked for while the part is still there.
  const [next] = useState(findFocus)

  const deleted = useRef<Part>(undefined)
  const deletion = useMutation({
    ...remove(),
    // The dialog stays until the page shows it.
    meta: { awaits: true },
    onMutate: async () => {
      deleted.current = await restore.read(id)
    },
  })

  async function undo(part: Part) {
    try {
      await restore.make(part)
      toasts.show({ tone: 'success', title: t('widgetMenu:undone', { name }) })
    } catch {
      toasts.show({ tone: 'danger', title: t('widgetMenu:undoFailed', { name }) })
    }
  }

  return (
    <DeleteDialog
      object={name}
      mutation={deletion}
      variables={{ id }}
      warning={warning}
      instead={instead}
      isOpen
      // The focus stays inside the dialog until it is gone.
      onOpenChange={() => flushSync(onClose)}
      onDeleted={async () => {
        const { current: part } = deleted
        next?.focus()
        await onDeleted?.()
        toasts.show({
          tone: 'success',
          title: t('deleted', { object: name }),
          description: afterwards,
          ...(part !== undefined && {
            action: { label: t('widgetMenu:undo'), onPress: () => void undo(part) },
          }),
        })
      }}
    />
  )
}

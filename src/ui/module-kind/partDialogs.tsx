import { type MutationMeta, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { DeleteDialog } from '../DeleteDialog.tsx'
import { RenameDialog } from '../RenameDialog.tsx'
import { toasts } from '../toasts.ts'
import './texts.ts'
import type { MutationOptionsOf } from './moduleKind.ts'

/** The dialog stays until the page shows what was changed. */
const awaited = <Options extends { meta?: MutationMeta | undefined }>(
  options: Options,
): Options => ({
  ...options,
  meta: { ...options.meta, isAwaited: true },
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
  const { name, part, update, id, dataOf, onClose } = props
  const { t } = useTranslation(['widgetMenu', 'shell'])
  return (
    <RenameDialog
      title={t('renameTitle', { name })}
      name={name}
      part={part}
      mutation={useMutation(awaited(update()))}
      variables={(values) => ({ id, data: dataOf(values) })}
      onSaved={(saved) => {
        onClose()
        toasts.show({ tone: 'success', title: t('shell:saved', { object: saved.name }) })
      }}
      onClose={onClose}
    />
  )
}

interface DeleteProps {
  name: string
  remove: MutationOptionsOf<unknown, { id: number }>
  id: number
  warning: string
  /** Makes it again as it was. */
  restore?: () => Promise<unknown>
  /** What can still be done, where it cannot be made again. */
  afterwards?: string
  /** Finds the element that gets the focus, which disappears with the part. */
  findFocus: () => HTMLElement | null
  onClose: () => void
}

/** Asks for confirmation before a part of a page is deleted. */
export function DeletePart({ name, remove, id, warning, findFocus, ...props }: DeleteProps) {
  const { restore, afterwards, onClose } = props
  const { t } = useTranslation(['shell', 'widgetMenu'])
  // Looked for while the part is still there.
  const [next] = useState(findFocus)

  async function undo(makeAgain: () => Promise<unknown>) {
    try {
      await makeAgain()
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

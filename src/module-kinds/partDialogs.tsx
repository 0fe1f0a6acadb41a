import type { ApiMutation } from '@daymark/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readStaleAgain } from '../data/readStaleAgain.ts'
import { DeleteDialog } from '../ui/DeleteDialog.tsx'
import { RenameDialog } from '../ui/RenameDialog.tsx'
import { toasts } from '../ui/toasts.ts'
import { addMenuTexts } from './menuTexts.ts'

addMenuTexts()

interface RenameProps {
  name: string
  /** Tells what is renamed from everything else of the page. */
  part: string
  mutation: ApiMutation<{ name: string }, { name: string }>
  onClose: () => void
}

/** Asks for the new name of a part of a page, and stays until the page shows it. */
export function RenamePart({ name, part, mutation, onClose }: RenameProps) {
  const { t } = useTranslation(['widgetMenu', 'shell'])
  const client = useQueryClient()
  return (
    <RenameDialog
      title={t('renameTitle', { name })}
      name={name}
      part={part}
      mutation={useMutation(mutation)}
      onSaved={async (saved) => {
        await readStaleAgain(client)
        onClose()
        toasts.show({ tone: 'success', title: t('shell:saved', { object: saved.name }) })
      }}
      onClose={onClose}
    />
  )
}

interface DeleteProps {
  name: string
  mutation: ApiMutation<unknown, void>
  warning: string
  /** Finds what gets the focus, which goes with the part. */
  findFocus: () => HTMLElement | null
  onClose: () => void
}

/** Asks whether a part of a page really goes. */
export function DeletePart({ name, mutation, warning, findFocus, onClose }: DeleteProps) {
  const { t } = useTranslation('shell')
  const client = useQueryClient()
  return (
    <DeleteDialog
      object={name}
      mutation={useMutation(mutation)}
      warning={warning}
      isOpen
      onOpenChange={onClose}
      onDeleted={async () => {
        const next = findFocus()
        await readStaleAgain(client)
        next?.focus()
        toasts.show({ tone: 'success', title: t('deleted', { object: name }) })
      }}
    />
  )
}

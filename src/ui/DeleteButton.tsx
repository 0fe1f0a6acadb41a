import { Button, TrashIcon } from '@daymark/design-system'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeleteDialog } from './DeleteDialog.tsx'

interface Props {
  /** The name of what goes; the title of the dialog. */
  object: string
  /** Deletes it. */
  mutation: UseMutationResult<unknown, Error, void>
  onDeleted: () => Promise<unknown> | void
  /** What else the person should know before deciding. */
  warning?: string
  /** One of many, in a row of a table: smaller, quieter, and named after its row. */
  isInRow?: boolean
}

/** Deletes after a confirmation; what goes wrong is said inside the dialog (docs/product.md#4-12). */
export function DeleteButton(props: Props) {
  const { object, mutation, onDeleted, warning, isInRow } = props
  const { t } = useTranslation('shell')
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <Button
        variant={isInRow ? 'secondary' : 'destructive'}
        size={isInRow ? 'small' : 'medium'}
        icon={<TrashIcon size="small" />}
        aria-label={isInRow ? `${t('delete')}: ${object}` : undefined}
        onPress={() => {
          mutation.reset()
          setIsOpen(true)
        }}
      >
        {t('delete')}
      </Button>
      <DeleteDialog
        object={object}
        mutation={mutation}
        onDeleted={onDeleted}
        warning={warning}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      />
    </>
  )
}

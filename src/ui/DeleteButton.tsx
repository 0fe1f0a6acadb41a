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
  /** What stands on the button, as "Delete this module…"; in a row of a table it is named after its row. */
  label?: string
}

/** Deletes after a confirmation; what goes wrong is said inside the dialog (docs/product.md#4-12). */
export function DeleteButton(props: Props) {
  const { object, mutation, onDeleted, warning, label } = props
  const { t } = useTranslation('shell')
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <Button
        size="small"
        variant={label === undefined ? 'secondary' : 'quiet'}
        isInLine={label !== undefined}
        icon={<TrashIcon size="small" />}
        aria-label={label === undefined ? `${t('delete')}: ${object}` : undefined}
        onPress={() => {
          mutation.reset()
          setIsOpen(true)
        }}
      >
        {label ?? t('delete')}
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

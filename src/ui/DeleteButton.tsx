import { Button, QuietAction, TrashIcon } from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeleteDialog, type DeleteDialogProps } from './DeleteDialog.tsx'

interface Props<Variables> extends Omit<DeleteDialogProps<Variables>, 'isOpen' | 'onOpenChange'> {
  /** The button's text, such as "Delete this list…". Without it the button is named after its row of a table. */
  label?: string
  /** Red at rest too, for deleting a way to log in. */
  isDestructive?: boolean
}

/** Deletes after a confirmation; what goes wrong is said inside the dialog (docs/product.md#4-12). */
export function DeleteButton<Variables>({ label, isDestructive, ...dialog }: Props<Variables>) {
  const { t } = useTranslation('shell')
  const [isOpen, setIsOpen] = useState(false)

  function ask() {
    dialog.mutation.reset()
    setIsOpen(true)
  }

  return (
    <>
      {label === undefined || isDestructive ? (
        <Button
          size="small"
          variant={isDestructive ? 'destructive' : 'secondary'}
          icon={<TrashIcon size="small" />}
          aria-label={label === undefined ? `${t('delete')}: ${dialog.object}` : undefined}
          onPress={ask}
        >
          {label ?? t('delete')}
        </Button>
      ) : (
        <QuietAction icon={<TrashIcon size="small" />} onPress={ask}>
          {label}
        </QuietAction>
      )}
      <DeleteDialog {...dialog} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}

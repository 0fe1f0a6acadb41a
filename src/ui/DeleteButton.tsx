import { Button, TrashIcon } from '@daymark/design-system'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeleteDialog } from './DeleteDialog.tsx'

interface Props<Variables> {
  /** The name of what is deleted; the title of the dialog. */
  object: string
  /** Deletes it. */
  mutation: UseMutationResult<unknown, Error, Variables>
  /** What the mutation takes to delete this object. */
  variables: Variables
  onDeleted: () => Promise<unknown> | void
  /** See `DeleteDialog`. */
  refusalOf?: (error: unknown) => string | undefined
  /** What else the person should know before deciding. */
  warning?: string
  /** The button's text, such as "Delete this list…". Without it the button is named after its row of a table. */
  label?: string
  /** Red at rest too, for deleting a way to log in. */
  isDestructive?: boolean
}

/** Deletes after a confirmation; what goes wrong is said inside the dialog (docs/product.md#4-12). */
export function DeleteButton<Variables>(props: Props<Variables>) {
  const { object, mutation, variables, onDeleted, refusalOf } = props
  const { warning, label, isDestructive } = props
  const { t } = useTranslation('shell')
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <Button
        size="small"
        variant={isDestructive ? 'destructive' : label === undefined ? 'secondary' : 'quiet'}
        isInLine={label !== undefined && !isDestructive}
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
        variables={variables}
        onDeleted={onDeleted}
        refusalOf={refusalOf}
        warning={warning}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      />
    </>
  )
}

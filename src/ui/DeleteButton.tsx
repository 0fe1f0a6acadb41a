import { ApiError } from '@daymark/api'
import { Button, ConfirmDialog, Stack, Text, TrashIcon } from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  /** The name of what goes; the title of the dialog. */
  object: string
  /** Deletes it; throws when that failed. */
  remove: () => Promise<unknown>
  onDeleted: () => void
  /** What else the person should know before deciding. */
  warning?: string
  /** One of many, in a row of a table: smaller, quieter, and named after its row. */
  isInRow?: boolean
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

/** Deletes after a confirmation; what goes wrong is said inside the dialog (spec sections 2 and 8). */
export function DeleteButton(props: Props) {
  const { object, remove, onDeleted, warning, isInRow } = props
  const { t } = useTranslation(['shell', 'errors'])
  const [isOpen, setIsOpen] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function confirm() {
    setIsPending(true)
    setHasFailed(false)
    try {
      await remove().catch((error: unknown) => {
        // Somebody was faster, perhaps in another tab: what was wanted is so.
        if (!isGone(error)) throw error
      })
      setIsOpen(false)
      onDeleted()
    } catch {
      setHasFailed(true)
    } finally {
      setIsPending(false)
    }
  }

  return (
    <>
      <Button
        variant={isInRow ? 'secondary' : 'destructive'}
        size={isInRow ? 'small' : 'medium'}
        icon={<TrashIcon size="small" />}
        aria-label={isInRow ? `${t('delete')}: ${object}` : undefined}
        onPress={() => {
          setHasFailed(false)
          setIsOpen(true)
        }}
      >
        {t('delete')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={object}
        cancelLabel={t('cancel')}
        confirmLabel={t('delete')}
        onConfirm={() => void confirm()}
        isPending={isPending}
        pendingLabel={t('loading')}
        errorMessage={hasFailed ? t('errors:codes.general') : undefined}
      >
        <Stack gap={2}>
          <Text>{t('confirmDelete', { object })}</Text>
          {warning !== undefined && <Text tone="muted">{warning}</Text>}
        </Stack>
      </ConfirmDialog>
    </>
  )
}

import { ApiError, isNotFound } from '@daymark/api'
import { ConfirmDialog, Stack, Text } from '@daymark/design-system'
import type { UseMutationResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isTooManyAttempts } from '../lib/forms/isTooManyAttempts.ts'
import { useMessages } from '../lib/forms/useMessages.ts'

/** Something that can be done instead of deleting, and why. */
export interface InsteadOfDeletion {
  label: string
  text: string
  onPress: () => void
}

export interface DeleteDialogProps<Variables> {
  /** The name of what is deleted; the title of the dialog. */
  object: string
  /** Deletes it. */
  mutation: UseMutationResult<unknown, Error, Variables>
  /** What the mutation takes to delete this object. */
  variables: Variables
  onDeleted: () => Promise<unknown> | void
  /** The code to show where an error does not mean that the object is gone, as it otherwise would. */
  refusalOf?: ((error: unknown) => string | undefined) | undefined
  /** What else the person should know before deciding. */
  warning?: string | undefined
  /** Offered before the deletion. */
  instead?: InsteadOfDeletion | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Returns whether the server says that the object was deleted already, perhaps in another tab. */
function saysGone(error: unknown): boolean {
  const goneCodes = ['invalid_choice', 'unknown_email']
  const hasGoneCode =
    error instanceof ApiError && error.errors.some(({ code }) => goneCodes.includes(code))
  return hasGoneCode || isNotFound(error)
}

/** Asks before it deletes; what goes wrong is said inside the dialog (docs/product.md#4-12). */
export function DeleteDialog<Variables>(props: DeleteDialogProps<Variables>) {
  const {
    object,
    mutation,
    variables,
    onDeleted,
    refusalOf,
    warning,
    instead,
    isOpen,
    onOpenChange,
  } = props
  const { t } = useTranslation('shell')
  const { ofCode } = useMessages()

  /** A success as well. */
  const isGone = (error: unknown) => refusalOf?.(error) === undefined && saysGone(error)

  async function confirm() {
    try {
      await mutation.mutateAsync(variables)
    } catch (error) {
      if (!isGone(error)) return
    }
    onOpenChange(false)
    await onDeleted()
  }

  function messageOf(error: unknown): string | undefined {
    const refusal = refusalOf?.(error)
    if (refusal !== undefined) return ofCode(refusal)
    if (isTooManyAttempts(error)) return ofCode('too_many_attempts')
    if (error instanceof ApiError && error.kind === 'timeout')
      return t('deleteUnconfirmed', { object })
    const known = error instanceof ApiError && error.errors.find(({ code }) => ofCode(code))
    return ofCode(known ? known.code : 'general')
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={object}
      cancelLabel={t('cancel')}
      alternative={
        instead && {
          label: instead.label,
          onPress() {
            onOpenChange(false)
            instead.onPress()
          },
        }
      }
      confirmLabel={t('delete')}
      confirmVariant="primary"
      onConfirm={() => void confirm()}
      isPending={mutation.isPending}
      pendingLabel={t('loading')}
      errorMessage={
        mutation.isError && !isGone(mutation.error) ? messageOf(mutation.error) : undefined
      }
    >
      <Stack gap={2}>
        <Text>{t('confirmDelete', { object })}</Text>
        {warning !== undefined && (
          <Text tone="muted">{instead ? `${warning} ${instead.text}` : warning}</Text>
        )}
      </Stack>
    </ConfirmDialog>
  )
}

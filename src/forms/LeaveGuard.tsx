import { ConfirmDialog } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { NavigationType, useBeforeUnload, useBlocker } from 'react-router-dom'
import { isReloadingItself } from './reload.ts'
import { isDone } from './useLeave.ts'

interface Props {
  hasUnsavedChanges: boolean
  /** Whether the changes are on their way: leaving loses nothing, but nobody sees what becomes of them. */
  isSaving: boolean
}

/** Asks before a changed form is left: by a link, the back button, a reload or closing the tab. */
export function LeaveGuard({ hasUnsavedChanges, isSaving }: Props) {
  const { t } = useTranslation('shell')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      hasUnsavedChanges &&
      currentLocation.pathname !== nextLocation.pathname &&
      !(historyAction !== NavigationType.Pop && isDone(nextLocation.state)),
  )
  useBeforeUnload((event) => {
    if (hasUnsavedChanges && !isReloadingItself()) event.preventDefault()
  })

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.()
      }}
      title={t(isSaving ? 'unsaved.savingTitle' : 'unsaved.title')}
      cancelLabel={t('unsaved.stay')}
      confirmLabel={t(isSaving ? 'unsaved.leaveSaving' : 'unsaved.leave')}
      onConfirm={() => blocker.proceed?.()}
    >
      {t(isSaving ? 'unsaved.savingText' : 'unsaved.text')}
    </ConfirmDialog>
  )
}

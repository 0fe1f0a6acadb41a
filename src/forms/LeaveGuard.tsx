import { ConfirmDialog } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { NavigationType, useBeforeUnload, useBlocker } from 'react-router-dom'
import { isDone } from './useLeave.ts'

/** Asks before a changed form is left: by a link, the back button, a reload or closing the tab. */
export function LeaveGuard({ hasUnsavedChanges }: { hasUnsavedChanges: boolean }) {
  const { t } = useTranslation('shell')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      hasUnsavedChanges &&
      currentLocation.pathname !== nextLocation.pathname &&
      !(historyAction !== NavigationType.Pop && isDone(nextLocation.state)),
  )
  useBeforeUnload((event) => {
    if (hasUnsavedChanges) event.preventDefault()
  })

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.()
      }}
      title={t('unsaved.title')}
      cancelLabel={t('unsaved.stay')}
      confirmLabel={t('unsaved.leave')}
      onConfirm={() => blocker.proceed?.()}
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  )
}

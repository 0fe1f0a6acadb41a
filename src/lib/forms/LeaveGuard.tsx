import { ConfirmDialog } from '@daymark/design-system'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NavigationType, useBeforeUnload, useBlocker } from 'react-router-dom'
import { isReloadingItself } from './reload.ts'
import { isDone, rememberWish } from './useLeave.ts'

interface Props {
  hasUnsavedChanges: boolean
  /** Whether the changes are on their way: leaving loses nothing, but hides what becomes of them. */
  isSaving: boolean
}

/**
 * Asks before a changed form is left: by a link, the back button, a reload or closing the tab. When the form is saved
 * before the person has answered, `useLeave` goes where they wanted to.
 */
export function LeaveGuard({ hasUnsavedChanges, isSaving }: Props) {
  const { t } = useTranslation('shell')
  const isBack = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isPop = historyAction === NavigationType.Pop
    const isBlocked =
      hasUnsavedChanges &&
      currentLocation.pathname !== nextLocation.pathname &&
      (isPop || !isDone(nextLocation.state))
    if (isBlocked) isBack.current = isPop
    return isBlocked
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined
    return rememberWish(isBack.current ? blocker.proceed : blocker.location)
  }, [blocker])
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

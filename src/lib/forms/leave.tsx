import { ConfirmDialog } from '@daymark/design-system'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type NavigateOptions,
  NavigationType,
  type To,
  useBeforeUnload,
  useBlocker,
  useNavigate,
} from 'react-router-dom'
import { isReloadingItself } from './reload.ts'

const done = { isFormDone: true }

/** Returns whether a navigation leaves a form whose object is saved or deleted, so that nothing is lost. */
function isDone(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFormDone' in state
}

/** Where the person has asked to go: a page, or back by a function. */
type Wish = To | (() => void)

let wish: Wish | undefined

/** Remembers where the person wants to go, while `LeaveGuard` asks about it. Returns a function that forgets it. */
function rememberWish(next: Wish): () => void {
  wish = next
  return () => {
    wish = undefined
  }
}

/**
 * Leaves a form that was saved or whose object was deleted, for another page, or for the page that the person asked for
 * in the meantime. Resolves when that page is shown, with whether the person was still on the form. A person who left
 * the form in the meantime stays where they are. Nothing asks about unsaved changes, and the back button does not lead
 * to the form again.
 */
export function useLeave(): (path: string) => Promise<boolean> {
  const navigate = useNavigateWhileShown()
  return async (path) => {
    if (typeof wish !== 'function') return navigate(wish ?? path, { replace: true, state: done })
    wish()
    return true
  }
}

/** Navigates like `useNavigate`, but does nothing and says so once the calling component is unmounted. */
export function useNavigateWhileShown(): (to: To, options?: NavigateOptions) => Promise<boolean> {
  const navigate = useNavigate()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return async (to, options) => {
    if (!isShown.current) return false
    await navigate(to, options)
    return true
  }
}

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

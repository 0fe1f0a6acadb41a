import type { ConfirmDialogProps } from '@daymark/design-system'
import {
  type ComponentType,
  createContext,
  lazy,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import {
  type createBrowserRouter,
  type Location,
  type NavigateOptions,
  NavigationType,
  type To,
  useBeforeUnload,
  useBlocker,
  useLocation,
  useNavigate,
} from 'react-router-dom'
import { isReloadingItself } from './reload.ts'

const done = { isFormDone: true }

/** Returns whether a navigation leaves a form whose object is saved or deleted, so that nothing is lost. */
function isDone(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFormDone' in state
}

type RouterState = ReturnType<typeof createBrowserRouter>['state']

/** The router. Its state says what the person is asked, and that they have left, before React shows it. */
export const RouterContext = createContext<{ state: RouterState } | undefined>(undefined)

/** The places to which the person was going back when `LeaveGuard` asked. */
const backwards = new WeakSet<Location>()

/** Returns the navigation about which `LeaveGuard` asks. */
const askedAbout = ({ blockers }: RouterState) =>
  [...blockers.values()].find(({ state }) => state === 'blocked')

/** Returns whether the person has decided to leave the page `from`, is on the way to another one, or has left. */
function isLeaving({ blockers, location, navigation }: RouterState, from: string): boolean {
  return (
    [...blockers.values()].some(({ state }) => state === 'proceeding') ||
    [location, navigation.location].some((place) => place && place.pathname !== from)
  )
}

/**
 * Leaves a form that was saved or whose object was deleted, for another page, or for the page that the person asked for
 * in the meantime. Resolves when that page is shown, with whether the person was still on the form. A person who left
 * the form in the meantime stays where they are. Nothing asks about unsaved changes, and the back button does not lead
 * to the form again.
 */
export function useLeave(): (path: string) => Promise<boolean> {
  const router = use(RouterContext)
  const navigate = useNavigateUnlessLeft()
  return async (path) => {
    const asked = router && askedAbout(router.state)
    if (asked?.location && backwards.has(asked.location)) {
      asked.proceed?.()
      return true
    }
    return navigate(asked?.location ?? path, { replace: true, state: done })
  }
}

/**
 * Navigates like `useNavigate`, but does nothing and says so once the person has left the page of the caller or is on
 * the way to another one.
 */
export function useNavigateUnlessLeft(): (to: To, options?: NavigateOptions) => Promise<boolean> {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const router = use(RouterContext)
  return async (to, options) => {
    if (router && isLeaving(router.state, pathname)) return false
    await navigate(to, options)
    return true
  }
}

interface Props {
  hasUnsavedChanges: boolean
  /** Whether the changes are on their way: leaving loses nothing, but hides what becomes of them. */
  isSaving: boolean
  /** Called when the person chooses to leave. */
  onLeave?: () => void
}

/** Lets the browser ask before the page is closed or reloaded, while the caller is shown. */
export function useWarnOnUnload(isNeeded = true): void {
  useBeforeUnload((event) => {
    if (isNeeded && !isReloadingItself()) event.preventDefault()
  })
}

/** Fetched with the first change. Where that failed, the browser asks. */
const LeaveQuestion = lazy<ComponentType<ConfirmDialogProps>>(async () => {
  try {
    return { default: (await import('./LeaveQuestion.tsx')).LeaveQuestion }
  } catch {
    return { default: BrowserQuestion }
  }
})

function BrowserQuestion({ isOpen, title, onConfirm, onOpenChange }: ConfirmDialogProps) {
  const ask = useEffectEvent(() => {
    // oxlint-disable-next-line no-alert -- better than leaving without a question
    if (confirm(title)) onConfirm()
    else onOpenChange(false)
  })
  useEffect(() => {
    if (isOpen) ask()
  }, [isOpen])
  return null
}

/**
 * Asks before a changed form is left: by a link, the back button, a reload or closing the tab. When the form is saved
 * before the person has answered, `useLeave` goes where they wanted to.
 */
export function LeaveGuard({ hasUnsavedChanges, isSaving, onLeave }: Props) {
  const { t } = useTranslation('shell')
  const router = use(RouterContext)
  const { pathname } = useLocation()
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isPop = historyAction === NavigationType.Pop
    const isBlocked =
      hasUnsavedChanges &&
      currentLocation.pathname !== nextLocation.pathname &&
      (isPop || !isDone(nextLocation.state))
    if (isBlocked && isPop) backwards.add(nextLocation)
    return isBlocked
  })
  useWarnOnUnload(hasUnsavedChanges)

  /** The question, unless it is answered. React shows an answered one for another moment, in which it can be pressed. */
  const openQuestion = () => (router ? askedAbout(router.state) : blocker)

  const isBlocked = blocker.state === 'blocked'
  const [isAsked, setAsked] = useState(false)
  if (isBlocked && !isAsked) setAsked(true)
  useEffect(() => {
    if (hasUnsavedChanges) import('./LeaveQuestion.tsx').catch(() => undefined)
  }, [hasUnsavedChanges])

  return (
    <Suspense>
      {isAsked && (
        <LeaveQuestion
          isOpen={isBlocked}
          onOpenChange={(isOpen) => {
            if (!isOpen) openQuestion()?.reset?.()
          }}
          title={t(isSaving ? 'unsaved.savingTitle' : 'unsaved.title')}
          cancelLabel={t('unsaved.stay')}
          confirmLabel={t(isSaving ? 'unsaved.leaveSaving' : 'unsaved.leave')}
          onConfirm={() => {
            const asked = openQuestion()
            // The form may have been saved in this moment and leave by itself.
            if (!asked || (router && isLeaving(router.state, pathname))) return
            onLeave?.()
            asked.proceed?.()
          }}
        >
          {t(isSaving ? 'unsaved.savingText' : 'unsaved.text')}
        </LeaveQuestion>
      )}
    </Suspense>
  )
}

interface Reason {
  reason: string
  /** The variables by their file. */
  variables: Record<string, readonly string[]>
}

/**
 * What modules keep while the page is open although another person logs in. Anything else that a module keeps belongs to the
 * person and is forgotten with them, see `src/lib/session/personalData.ts`.
 */
export const deviceState: Reason[] = [
  {
    reason: 'says who is signed in, and by that what is to be forgotten',
    variables: {
      'src/lib/session/sessionStore.ts': [
        'session',
        'pendingRefresh',
        'nextRefresh',
        'pendingLogOut',
        'isLoggingOut',
        'confirmedAt',
        'wasRemembered',
        'hasSignedUp',
      ],
      'src/lib/session/farewell.ts': ['isDue'],
      'src/lib/forms/drafts.ts': ['isClosed'],
      'src/features/auth/earlySignIn.ts': ['early', 'isRunning'],
    },
  },
  {
    reason: 'is read only under the number of its person, and deleted with what is stored under it',
    variables: {
      'src/lib/session/rememberedUser.ts': ['handles'],
      'src/lib/offline/localRecords.ts': ['unstored'],
    },
  },
  {
    reason: 'is registered once, as the code loads',
    variables: {
      'src/lib/session/sessionStore.ts': ['listeners'],
      'src/lib/session/personalData.ts': ['parts'],
      'src/lib/tabs.ts': ['opened', 'handlers'],
      'src/lib/offline/localRecords.ts': ['takeOvers'],
      'src/lib/forms/ownErrorTexts.ts': ['ownKeys'],
      'packages/api/src/transport/config.ts': ['current'],
    },
  },
  {
    reason: 'is what the page shows now, and ends with the component or the request that it is of',
    variables: {
      'src/ui/useScreenHeading.ts': ['announcedKey'],
      'src/features/daily-todos/newTodos.ts': ['watchers'],
      'src/features/dashboard/useIsDue.ts': ['waiting', 'cancel'],
      'src/lib/days/days.ts': ['timer', '{ notify, subscribe }'],
      'src/lib/preferences/preferences.ts': ['listeners', 'stopWatching'],
      'src/lib/forms/erroneousForms.ts': ['count'],
      'src/lib/forms/reload.ts': ['savers', 'isReloading'],
      'packages/api/src/transport/reauthentication.ts': ['question'],
      'packages/api/src/transport/csrf.ts': ['pending', 'unreadable'],
      'packages/api/src/transport/retryAfter429.ts': ['listeners'],
      'packages/design-system/src/components/Dialog/openModals.ts': ['count'],
      'packages/design-system/src/components/LiveRegion/announcements.ts': [
        'sentences',
        'say',
        'timer',
      ],
      'packages/design-system/src/layout/GridItem.tsx': ['observer'],
    },
  },
  {
    reason: 'follows from the language, the browser or the server',
    variables: {
      'src/lib/days/dayNames.ts': ['namesOfLanguages'],
      'src/lib/i18n/i18n.ts': ['startTexts'],
      'src/lib/offline/connection.ts': ['wait', 'pause', 'retries', 'timer'],
      'src/lib/offline/precache.ts': ['registration'],
      'src/lib/offline/personalDatabase.ts': ['opened', 'isLeft', 'running'],
      'packages/design-system/src/components/Avatar/Avatar.tsx': ['graphemes'],
    },
  },
]

import { isNotFound as isMissing } from '@daymark/api'
import { Button, ButtonLink, Inline } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom'
import { queryClient } from '../lib/query/queryClient.ts'
import { paths } from '../paths.ts'
import { AnonymousScreen } from '../ui/AnonymousScreen.tsx'
import { NotFoundError } from '../ui/notFoundError.ts'
import { ScreenHeader } from '../ui/ScreenHeader.tsx'
import { useBusyText } from '../ui/useBusyText.ts'
import { isPartMissing, retryMissingPart } from './missingParts.ts'
import { useVariant } from './useVariant.ts'

/** A screen that could not be loaded: says so, offers to try again, and leaves the rest standing. */
export function RouteError() {
  const { t } = useTranslation('shell')
  const error = useRouteError()
  const location = useLocation()
  const navigate = useNavigate()
  const { state } = useNavigation()
  const isNotFound = error instanceof NotFoundError || isMissing(error)
  const busyText = useBusyText(error)
  const title = isNotFound ? t('routeError.notFoundTitle') : t('routeError.title')
  const text = isNotFound ? t('routeError.notFoundText') : (busyText ?? t('routeError.text'))
  const isWelcome = useVariant() === 'welcome'

  async function retry() {
    // Some browsers remember that a script was not there for as long as the page lives.
    if (isPartMissing(error)) return retryMissingPart()
    // A query that failed keeps its error until it is asked for again.
    queryClient.removeQueries({ predicate: ({ state: { status } }) => status === 'error' })
    // Not `revalidate()`: the router keeps the error of a page whose data is available immediately.
    await navigate(location, { replace: true, state: location.state as unknown })
  }

  const actions = (
    <Inline>
      {!isNotFound && (
        <Button
          variant="primary"
          isPending={state === 'loading'}
          pendingLabel={t('loading')}
          onPress={() => void retry()}
        >
          {t('retry')}
        </Button>
      )}
      <ButtonLink href={paths.dashboard}>{t('routeError.toDashboard')}</ButtonLink>
    </Inline>
  )
  if (isWelcome) {
    return (
      <AnonymousScreen title={title} text={text}>
        {actions}
      </AnonymousScreen>
    )
  }
  return (
    <>
      <ScreenHeader title={title} description={text} />
      {actions}
    </>
  )
}

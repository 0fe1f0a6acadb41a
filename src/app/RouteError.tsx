import { ApiError } from '@daymark/api'
import { Button, ButtonLink, EmptyState, Inline } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useRevalidator, useRouteError } from 'react-router-dom'
import { queryClient } from '../data/queryClient.ts'
import { paths } from '../paths.ts'
import { DocumentTitle } from '../ui/DocumentTitle.tsx'
import { NotFoundError } from '../ui/notFoundError.ts'
import { isPartMissing, retryMissingPart } from './missingParts.ts'

/** A screen that could not be loaded: says so, offers to try again, and leaves the rest standing. */
export function RouteError() {
  const { t } = useTranslation('shell')
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  const isNotFound =
    error instanceof NotFoundError || (error instanceof ApiError && error.status === 404)
  const title = isNotFound ? t('routeError.notFoundTitle') : t('routeError.title')

  async function retry() {
    // Some browsers remember that a script was not there for as long as the page lives.
    if (isPartMissing(error)) return retryMissingPart()
    // A query that failed keeps its error until it is asked for again.
    queryClient.removeQueries({ predicate: ({ state: { status } }) => status === 'error' })
    await revalidate()
  }

  return (
    <>
      <DocumentTitle title={title} />
      <EmptyState
        title={title}
        headingLevel={1}
        action={
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
        }
      >
        {isNotFound ? t('routeError.notFoundText') : t('routeError.text')}
      </EmptyState>
    </>
  )
}

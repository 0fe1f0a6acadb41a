import { Text } from '@daymark/design-system'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getListInspirationOptionsQueryKey, listInspirationOptions } from '@daymark/api'
import { allPagesQuery } from '../../lib/query/allPages.ts'

const list = { queryKey: getListInspirationOptionsQueryKey, queryFn: listInspirationOptions }

/** Shows in the table of collections how many thoughts one has. */
export function CollectionState({ module }: { module: number }) {
  const { t } = useTranslation('inspiration')
  const { data } = useQuery(allPagesQuery(list, { module }))
  if (data === undefined) return null
  return (
    <Text as="span" size="sm" tone="muted">
      {t('module.thoughts', { count: data.length })}
    </Text>
  )
}

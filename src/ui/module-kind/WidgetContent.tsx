import { SkeletonGroup } from '@daymark/design-system'
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../lib/days/days.ts'
import { BlockSkeleton } from '../BlockSkeleton.tsx'
import { QueryBoundary } from '../QueryBoundary.tsx'

interface Props<Data, Key extends QueryKey> {
  name: string
  /** What the card is about. */
  query: UseQueryOptions<Data, Error, Data, Key>
  /** The shape of what comes. */
  Skeleton?: ComponentType | undefined
  children: (data: Data) => ReactNode
}

/**
 * What is in the card of a widget: its shape, its data, or what failed. Its failure leaves the others alone. On a new day it asks
 * again for what failed.
 */
export function WidgetContent<Data, Key extends QueryKey>({
  name,
  query,
  Skeleton = BlockSkeleton,
  children,
}: Props<Data, Key>) {
  const { t } = useTranslation('dashboard')
  const today = useToday()
  const loading = (
    <SkeletonGroup label={t('loadingWidget', { name })}>
      <Skeleton />
    </SkeletonGroup>
  )
  return (
    <QueryBoundary loading={loading} failure={t('widgetFailed')} retryKey={today}>
      <Content query={query} loading={loading}>
        {children}
      </Content>
    </QueryBoundary>
  )
}

type ContentProps<Data, Key extends QueryKey> = Pick<Props<Data, Key>, 'query' | 'children'> & {
  loading: ReactNode
}

/**
 * Shows the data as soon as it is there. It does not suspend: React would hold back for 300 ms what replaces the
 * skeleton of a card after that of another one.
 */
function Content<Data, Key extends QueryKey>({
  query,
  loading,
  children,
}: ContentProps<Data, Key>) {
  const { data } = useQuery({
    ...query,
    throwOnError: (_error, { state }) => state.data === undefined,
  })
  return data === undefined ? loading : children(data)
}

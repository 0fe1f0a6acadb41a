import { Card, SkeletonGroup } from '@daymark/design-system'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../lib/days/days.ts'
import { BlockSkeleton } from '../BlockSkeleton.tsx'
import { QueryBoundary } from '../QueryBoundary.tsx'

interface Props {
  name: string
  /** A small sign beside the name. */
  sign?: ReactNode
  /** A small button that opens what can be done with the widget. */
  menu?: ReactNode
  /** Shown beside the name. */
  actions?: ReactNode
  /** The shape of what comes. */
  Skeleton?: ComponentType
  children: ReactNode
}

/**
 * A widget on the dashboard. Its failure leaves the others alone, and it is as high as its content. On a new day it
 * asks again for what failed.
 */
export function WidgetCard({ name, Skeleton = BlockSkeleton, children, ...card }: Props) {
  const { t } = useTranslation('dashboard')
  const today = useToday()
  return (
    <Card as="article" title={name} isContentHigh {...card}>
      <QueryBoundary
        loading={
          <SkeletonGroup label={t('loadingWidget', { name })}>
            <Skeleton />
          </SkeletonGroup>
        }
        failure={t('widgetFailed')}
        retryKey={today}
      >
        {children}
      </QueryBoundary>
    </Card>
  )
}

import { Card } from '@daymark/design-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryBoundary } from './QueryBoundary.tsx'

type Props = {
  name: string
  /** What stands beside the name. */
  actions?: ReactNode
  /** The shape of what comes. */
  loading: ReactNode
  children: ReactNode
}

/** A widget on the dashboard: fails by itself and leaves the others alone. */
export function WidgetCard({ name, actions, loading, children }: Props) {
  const { t } = useTranslation('dashboard')
  return (
    <Card as="article" title={name} actions={actions}>
      <QueryBoundary loading={loading} failure={t('widgetFailed')}>
        {children}
      </QueryBoundary>
    </Card>
  )
}

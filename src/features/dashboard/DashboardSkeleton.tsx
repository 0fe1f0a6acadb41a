import { Card, Grid, Skeleton, SkeletonGroup } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { moduleKinds } from '../moduleKinds.ts'

/** A card in the shape of each kind of widget. */
export function DashboardSkeleton() {
  const { t } = useTranslation('dashboard')
  return (
    <SkeletonGroup label={t('loading')}>
      <Grid>
        {Object.values(moduleKinds).map(({ kind, WidgetSkeleton }) => (
          <Card key={kind} as="div">
            <Skeleton shape="title" width="medium" />
            <WidgetSkeleton />
          </Card>
        ))}
      </Grid>
    </SkeletonGroup>
  )
}

import { Grid, SkeletonGroup } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { moduleKinds } from '../moduleKinds.ts'

const kinds = Object.values(moduleKinds)

/** One of each kind, and two of the first: as many as there are columns. */
const shapes = [...kinds.slice(0, 1), ...kinds].slice(0, 3)

/** Cards in the shape and in the places of those that come. */
export function DashboardSkeleton() {
  const { t } = useTranslation('dashboard')
  return (
    <SkeletonGroup label={t('loading')}>
      <Grid>
        {shapes.map(({ WidgetSkeleton }, index) => (
          <WidgetSkeleton key={index} />
        ))}
      </Grid>
    </SkeletonGroup>
  )
}

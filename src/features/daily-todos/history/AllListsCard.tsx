import { Card, YearScale } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import type { Past } from './past/knownPast.ts'
import { YearOf } from './year/YearOf.tsx'
import type { DayParts } from './year/year.ts'

/** The year over all lists, and what its tints mean. */
export function AllListsCard({ past, parts }: { past: Past; parts: DayParts }) {
  const { t } = useTranslation('history')
  return (
    <Card
      title={t('all')}
      hue="day"
      menu={<YearScale from={t('scale.none')} to={t('scale.all')} />}
    >
      <YearOf name={t('all')} past={past} parts={parts} />
    </Card>
  )
}

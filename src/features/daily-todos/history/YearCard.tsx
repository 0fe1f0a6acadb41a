import { mondayOf } from '@daymark/api'
import { Card, Heading, type HueName, Inline, Stack, Text, YearScale } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '../../../lib/days/dayNames.ts'
import type { Past } from './past/knownPast.ts'
import { YearOf } from './year/YearOf.tsx'
import type { DayParts } from './year/year.ts'

interface Props {
  name: string
  /** Shows the name, on the page of more than one list. */
  hasTitle?: boolean
  hue: HueName
  past: Past
  parts: DayParts
}

/** The year of a list or of all of them, and what its tints mean. */
export function YearCard({ name, hasTitle = false, hue, past, parts }: Props) {
  const { t } = useTranslation('history')
  const scale = <YearScale from={t('scale.none')} to={t('scale.all')} />
  return (
    <Card as="div" hue={hue}>
      <Stack gap={2}>
        {hasTitle ? (
          <Inline justify="between">
            <Heading level={2} size="md">
              {name}
            </Heading>
            {scale}
          </Inline>
        ) : (
          <Inline justify="end">{scale}</Inline>
        )}
        <YearOf name={name} past={past} parts={parts} note={<FirstWeek past={past} />} />
      </Stack>
    </Card>
  )
}

/** Shown beside the first weeks of a new person. */
function FirstWeek({ past: { begin, today } }: Pick<Props, 'past'>) {
  const { t } = useTranslation('history')
  const names = useDayNames()
  if (begin === undefined) return null
  return (
    <>
      <Text weight="strong">{t('first.title')}</Text>
      <Text size="sm" tone="muted">
        {[
          t('first.begin', { day: names.long(begin) }),
          ...(begin >= mondayOf(today) ? [t('first.column')] : []),
        ].join(' ')}
      </Text>
    </>
  )
}

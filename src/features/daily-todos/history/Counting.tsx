import {
  Button,
  Card,
  Inline,
  List,
  Stack,
  Text,
  UnfoldingRow,
  Words,
} from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffers } from '../../../lib/query/offers.ts'
import { useSetPreference } from '../../../ui/preferences/setPreference.ts'
import { type Past, yearBefore } from './past/knownPast.ts'
import { useAreStreaksShown } from './past/streaks.ts'
import { type DayParts, halfLife, scoreOf } from './year/year.ts'

interface Props {
  past: Past
  parts: DayParts
}

/** Opens to how days, streaks and the score are counted. Streaks can be hidden there: some people feel them as pressure. */
export function Counting(props: Props) {
  const { t } = useTranslation('history')
  const [isOpen, setOpen] = useState(false)
  return (
    <Card as="div" padding="row">
      <List>
        <UnfoldingRow
          title={t('how.title')}
          facts={[]}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        >
          <Rules {...props} />
        </UnfoldingRow>
      </List>
    </Card>
  )
}

function Rules({ past, parts }: Props) {
  const { t } = useTranslation(['history', 'dailyTodos'])
  const setPreference = useSetPreference()
  const areStreaksShown = useAreStreaksShown()
  const hasSchedules = useOffers('schedules')
  const score = scoreOf(parts, past.today)
  return (
    <Stack gap={2} maxWidth="text">
      <Text size="sm" tone="muted">
        {areStreaksShown ? `${t('how.complete')} ${t('how.streaks')}` : t('how.complete')}
      </Text>
      {hasSchedules && (
        <Text size="sm" tone="muted">
          {areStreaksShown ? `${t('how.schedules')} ${t('how.weeks')}` : t('how.schedules')}
        </Text>
      )}
      {score !== undefined && past.isKnownFrom(yearBefore(past.today)) && (
        <Text size="sm" tone="muted">
          <Words>
            <Text as="span" size="sm" weight="strong">
              {t('how.score', { score: Math.round(score * 100) })}
            </Text>
            {` ${t('how.scoreText', { count: halfLife })}`}
          </Words>
        </Text>
      )}
      <Inline isOnScreenOnly>
        <Button
          size="small"
          onPress={() => setPreference({ streaks: areStreaksShown ? 'hidden' : 'shown' })}
        >
          {t(areStreaksShown ? 'dailyTodos:streak.hide' : 'dailyTodos:streak.show')}
        </Button>
      </Inline>
    </Stack>
  )
}

import { Button, Heading, Inline, Stack, Text, Words } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useOffers } from '../../../lib/query/offers.ts'
import { useSetPreference } from '../../../ui/preferences/setPreference.ts'
import { type Past, yearBefore } from './past/knownPast.ts'
import { useAreStreaksShown } from './past/streaks.ts'
import { type DayParts, halfLife, scoreOf } from './year/year.ts'

/** Says how days, streaks and the score are counted. Streaks can be hidden here: some people feel them as pressure. */
export function Counting({ all, parts }: { all: Past; parts: DayParts }) {
  const { t } = useTranslation(['history', 'dailyTodos'])
  const setPreference = useSetPreference()
  const areStreaksShown = useAreStreaksShown()
  const hasSchedules = useOffers('schedules')
  const score = scoreOf(parts, all.today)
  return (
    <Stack gap={2} maxWidth="text">
      <Heading level={2} size="md">
        {t('how.title')}
      </Heading>
      <Text size="sm" tone="muted">
        {areStreaksShown ? `${t('how.complete')} ${t('how.streaks')}` : t('how.complete')}
      </Text>
      {hasSchedules && (
        <Text size="sm" tone="muted">
          {areStreaksShown ? `${t('how.schedules')} ${t('how.weeks')}` : t('how.schedules')}
        </Text>
      )}
      {score !== undefined && all.isKnownFrom(yearBefore(all.today)) && (
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

import type { DailyTodoOption } from '@daymark/api'
import {
  Button,
  ChevronDownIcon,
  Heading,
  Inline,
  Menu,
  MenuItem,
  Stack,
  Text,
  YearGrid,
} from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '../../../lib/days/dayNames.ts'
import { toasts } from '../../../ui/toasts.ts'
import { useMonthNames } from './months.ts'
import { shareYear } from './shareYear.ts'
import type { Past } from './usePast.ts'
import { bestWeekday, halfLife, monthsOf, partsOf, scoreOf, yearBefore } from './year.ts'

interface Props {
  name: string
  options: readonly DailyTodoOption[]
  past: Past
}

/**
 * The last 53 weeks of a list or of one of its to-dos, as far as they are read. The score and the best weekday follow,
 * and it can be shared, when all of it is read: a part of it may say something else.
 */
export function YearOfList({ name, options, past }: Props) {
  const { t } = useTranslation(['lookBack', 'shell'])
  const names = useDayNames()
  const monthNames = useMonthNames()
  const [chosen, setChosen] = useState('all')
  const option = options.find(({ id }) => String(id) === chosen)
  const { today } = past
  const parts = partsOf(past, option?.id)
  const subject = option?.name ?? name
  const score = scoreOf(parts, today)
  const best = bestWeekday(parts, today)
  const isWhole = past.isKnownFrom(yearBefore(today))
  const words = [
    isWhole && score !== undefined && t('year.score', { score: Math.round(score * 100) }),
    isWhole && best !== undefined && t('year.best', { weekday: names.weekday(best) }),
  ].filter((text) => text !== false)
  const share = useMutation({
    mutationFn: () =>
      shareYear({
        parts,
        today,
        title: subject,
        text: words.join(' · '),
        signature: t('shell:product'),
        monthName: monthNames.short,
      }),
    onError: () => toasts.show({ tone: 'danger', title: t('year.notShared') }),
  })
  return (
    <Stack gap={3}>
      <Inline justify="between">
        <Heading level={2} size="lg">
          {t('year.title')}
        </Heading>
        <Inline isOnScreenOnly>
          <Menu
            trigger={
              <Button size="small" icon={<ChevronDownIcon size="small" />}>
                {option?.name ?? t('year.all')}
              </Button>
            }
            label={t('year.choose')}
            missingText={t('shell:partMissing')}
            selectedKey={chosen}
            onSelectionChange={setChosen}
          >
            <>
              <MenuItem id="all">{t('year.all')}</MenuItem>
              {options.map((one) => (
                <MenuItem key={one.id} id={String(one.id)}>
                  {one.name}
                </MenuItem>
              ))}
            </>
          </Menu>
          <Button
            size="small"
            isPending={share.isPending || (past.isReading && !isWhole)}
            isDisabled={!isWhole && !past.isReading}
            pendingLabel={t('loading')}
            onPress={() => share.mutate()}
          >
            {t('year.share')}
          </Button>
        </Inline>
      </Inline>
      <YearGrid
        label={t('year.label', { name: subject })}
        until={today}
        parts={parts}
        monthName={monthNames.short}
        months={monthsOf(parts).map(({ month, done, days }) => ({
          name: monthNames.month(month),
          text: t('year.month', { done, days }),
        }))}
        headings={[t('year.monthHeading'), t('year.daysHeading')]}
      />
      {words.length > 0 && (
        <Stack gap={1}>
          <Text weight="strong">{words.join(' · ')}</Text>
          <Text size="sm" tone="muted">
            {t('year.scoreText', { days: halfLife })}
          </Text>
        </Stack>
      )}
    </Stack>
  )
}

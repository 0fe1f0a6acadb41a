import type { YearPictureProps } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import '../../../../ui/history/texts.ts'
import { monthsBefore, useMonthNames } from './months.ts'
import { useAreStreaksShown } from '../past/streaks.ts'
import { countOf, type SharedYear, streaksOfParts, yearOfDays } from './year.ts'

interface Look {
  scheme: 'light' | 'dark'
  /** Whether the name of the list or the to-do is on it. */
  hasName: boolean
}

/** Returns the picture of a year: what it shows, and the same in words. */
export function useYearPicture(
  { name, hue, past: { today }, parts, streaks }: SharedYear,
  { scheme, hasName }: Look,
): YearPictureProps {
  const { t } = useTranslation(['history', 'shell'])
  const names = useMonthNames()
  const areStreaksShown = useAreStreaksShown()
  const { done, days } = countOf(parts, yearOfDays(today), today)
  const { longest } = streaks ?? streaksOfParts(parts, today)
  const isWeekly = streaks?.unit === 'weeks'
  const months = monthsBefore(today, 12).toReversed()
  const period = t('share.period', {
    from: names.month(months[0] ?? today),
    to: names.month(months.at(-1) ?? today),
  })
  const streak = longest > 0 && areStreaksShown
  const lead = [String(done), t('share.ofDays', { count: days })] as const
  return {
    ...(hasName && { name }),
    label: [
      hasName && name,
      lead.join(' '),
      streak && t(isWeekly ? 'todo.longestWeeks' : 'todo.longest', { count: longest }),
      period,
    ]
      .filter((text) => text !== false)
      .join(', '),
    product: t('shell:product'),
    lead,
    line: [
      ...(streak
        ? [
            { text: `${t('share.longest')} ` },
            {
              text: `${longest} ${t(isWeekly ? 'todo.weeks' : 'todo.days', { count: longest })}`,
              isStrong: true,
            },
            { text: ' · ' },
          ]
        : []),
      { text: period },
    ],
    scale: [t('scale.none'), t('scale.all')],
    months: months.map((month) => ({ month, name: names.short(month) })),
    parts,
    until: today,
    hue,
    scheme,
  }
}

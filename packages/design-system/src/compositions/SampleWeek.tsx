import { useState } from 'react'
import { Banner } from '../components/Banner/Banner.tsx'
import { Button } from '../components/Button/Button.tsx'
import type { DayLevel } from '../components/DayStrip/DayMark.tsx'
import { DayStrip } from '../components/DayStrip/DayStrip.tsx'
import { DayStripSkeleton } from '../components/DayStrip/DayStripSkeleton.tsx'
import { Text } from '../components/Text/Text.tsx'
import { FlameIcon } from '../icons/things.tsx'
import { Inline } from '../layout/Inline.tsx'
import { Stack } from '../layout/Stack.tsx'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const words = { full: 'all done', some: '1 of 2 done', passed: 'skipped', empty: 'nothing done' }
const aWeek: readonly DayLevel[] = ['empty', 'full', 'passed', 'full', 'some', 'full', 'some']

interface SampleWeekProps {
  /** What is known. @default 'days' */
  state?: 'days' | 'loading' | 'failed'
  /** How each of the seven days went. */
  levels?: readonly DayLevel[]
  /** What stands below the days. */
  streak?: string
}

/** Seven days up to today, each with a mark for how it went, and how many in a row. */
export function SampleWeek({ state = 'days', levels = aWeek, streak }: SampleWeekProps) {
  const [day, setDay] = useState('2026-11-21')
  if (state === 'loading') return <DayStripSkeleton count={levels.length} />
  if (state === 'failed') {
    return (
      <Banner tone="danger" action={<Button size="small">Try again</Button>}>
        The last days could not be loaded.
      </Banner>
    )
  }
  return (
    <Stack gap={2}>
      <DayStrip
        label="The last seven days"
        value={day}
        onChange={setDay}
        days={levels.map((level, index) => ({
          day: `2026-11-${String(15 + index)}`,
          caption: weekdays[index]?.slice(0, 3) ?? '',
          label: `${weekdays[index] ?? ''}: ${words[level]}`,
          level,
        }))}
      />
      {streak !== undefined && (
        <Inline gap={1}>
          <FlameIcon size="small" />
          <Text as="span" size="sm" tone="muted">
            {streak}
          </Text>
        </Inline>
      )}
    </Stack>
  )
}

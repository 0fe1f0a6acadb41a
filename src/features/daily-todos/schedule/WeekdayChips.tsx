import { type ListHue, WeekdayChoice } from '@daymark/design-system'
import { useDayNames } from '../../../lib/days/dayNames.ts'
import { weekdays } from './words.ts'

interface Props {
  label: string
  /** Days of the week in order, as ISO numbers: 1 is Monday. */
  value: readonly number[]
  onChange: (weekdays: number[]) => void
  hue?: ListHue | undefined
}

/** Chooses days of the week. The last one stays: something on no day would be nowhere. */
export function WeekdayChips({ label, value, onChange, hue }: Props) {
  const { title } = useDayNames()
  const days = weekdays.map((day, index) => {
    const name = title(day)
    return { value: index + 1, name, letter: name.charAt(0) }
  })

  function toggle(day: number, isChosen: boolean) {
    const others = value.filter((one) => one !== day)
    const chosen = isChosen ? [...others, day].toSorted((one, other) => one - other) : others
    if (chosen.length > 0) onChange(chosen)
  }

  return <WeekdayChoice label={label} days={days} value={value} onToggle={toggle} hue={hue} />
}

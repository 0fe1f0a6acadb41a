import { ChipGroup } from '@daymark/design-system'
import { useDayNames } from '../../../lib/days/dayNames.ts'
import { weekdays } from './words.ts'

interface Props {
  label: string
  /** Days of the week in order, as ISO numbers: 1 is Monday. */
  value: readonly number[]
  onChange: (weekdays: number[]) => void
}

/** Chooses days of the week. The last one stays: something on no day would be nowhere. */
export function WeekdayChips({ label, value, onChange }: Props) {
  const words = weekdays.map(useDayNames().title)

  function toggle(word: string, isChosen: boolean) {
    const number = words.indexOf(word) + 1
    const others = value.filter((day) => day !== number)
    const chosen = isChosen ? [...others, number].toSorted((one, other) => one - other) : others
    if (chosen.length > 0) onChange(chosen)
  }

  return (
    <ChipGroup
      label={label}
      options={words}
      value={value.map((number) => words[number - 1] ?? '')}
      onToggle={toggle}
    />
  )
}

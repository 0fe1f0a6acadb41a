import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { cx } from '../../cx.ts'
import type { HueName } from '../../theme/hueNames.ts'
import { hueClass } from '../../theme/hues.css.ts'
import * as styles from './WeekdayChoice.css.ts'

export interface WeekdayChoiceProps {
  /** What the days are chosen for; spoken. */
  label: string
  /** The seven days in the order of the week: the name is spoken, the letter is seen. */
  days: readonly { value: number; name: string; letter: string }[]
  /** The chosen days. */
  value: readonly number[]
  onToggle: (day: number, isChosen: boolean) => void
  /** The colour of a chosen day. @default the accent */
  hue?: HueName | undefined
}

/** Some of the seven days of the week, in one line. */
export function WeekdayChoice({ label, days, value, onToggle, hue }: WeekdayChoiceProps) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={cx(styles.row, hue && hueClass[hue])}
      selectionMode="multiple"
      selectedKeys={value}
      onSelectionChange={(keys) => {
        for (const day of days) {
          const isChosen = keys.has(day.value)
          if (isChosen !== value.includes(day.value)) onToggle(day.value, isChosen)
        }
      }}
    >
      {days.map((day) => (
        <ToggleButton
          key={day.value}
          id={day.value}
          aria-label={day.name}
          className={styles.target}
        >
          <span className={styles.disc}>{day.letter}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

import { useId } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { cx } from '../../cx.ts'
import type { HueName } from '../../theme/hueNames.ts'
import { hueClass } from '../../theme/hues.css.ts'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { CheckIcon, PlusIcon } from '../../icons/signs.tsx'
import * as styles from './ChipGroup.css.ts'

export interface ChipGroupProps {
  /** What can be chosen; spoken. */
  label: string
  /** The words on the chips. */
  options: readonly string[]
  /** Those that are chosen; what is not among the options does not matter. */
  value: readonly string[]
  /** A chip was pressed. */
  onToggle: (option: string, isChosen: boolean) => void
  /** The hue of the list that the chips fill. */
  hue?: HueName
  /** No other chip can be chosen. Chosen ones can still be taken back. */
  isFull?: boolean
}

/** Suggestions that can be taken by a press, and given back by another one. */
export function ChipGroup({ label, options, value, onToggle, hue, isFull }: ChipGroupProps) {
  const labelId = useId()
  const chosen = new Set(value)
  return (
    <>
      <span id={labelId} className={hidden}>
        {label}
      </span>
      <ToggleButtonGroup
        aria-labelledby={labelId}
        className={cx(styles.group, hue && hueClass[hue])}
        selectionMode="multiple"
        selectedKeys={options.filter((option) => chosen.has(option))}
        onSelectionChange={(keys) => {
          for (const option of options) {
            if (keys.has(option) !== chosen.has(option)) onToggle(option, keys.has(option))
          }
        }}
      >
        {options.map((option) => (
          <ToggleButton
            key={option}
            id={option}
            isDisabled={isFull === true && !chosen.has(option)}
            className={styles.chip}
          >
            {chosen.has(option) ? <CheckIcon size="small" /> : <PlusIcon size="small" />}
            <span>{option}</span>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  )
}

import { useId, type ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { cx } from '../../cx.ts'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './SegmentedChoice.css.ts'

export interface SegmentedOption<Value extends string> {
  value: Value
  /** Name of the option; spoken always, seen unless `isIconOnly`. */
  label: string
  icon?: ReactNode
  /** Colour while chosen; the position and the pressed edge say the same. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger'
}

export interface SegmentedChoiceProps<Value extends string> {
  /** What is chosen. */
  label: string
  /** @default true */
  isLabelHidden?: boolean
  options: readonly SegmentedOption<Value>[]
  /** The chosen value, or null while nothing is chosen. */
  value: Value | null
  /** Another option was chosen. */
  onChange: (value: Value) => void
  isDisabled?: boolean
  /** Shows icons only; the labels are spoken. */
  isIconOnly?: boolean
  /** Shows icons only where the card around it is narrow; the labels stay spoken. */
  isCompact?: boolean
  /** @default 'medium' */
  size?: 'small' | 'medium'
}

/**
 * One of a few options, all of them visible: a radio group to a screen reader. Tab reaches the chosen one,
 * the arrow keys move without choosing, Space or Enter chooses, so that no half-way option takes effect.
 */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { label, isLabelHidden = true, options, value, onChange, isDisabled } = props
  const { isIconOnly, isCompact, size = 'medium' } = props
  const labelId = useId()
  return (
    <div className={styles.wrapper}>
      <span id={labelId} className={isLabelHidden ? hidden : styles.label}>
        {label}
      </span>
      <ToggleButtonGroup
        aria-labelledby={labelId}
        className={cx(styles.group, isCompact && styles.seamless)}
        selectionMode="single"
        disallowEmptySelection
        isDisabled={isDisabled}
        selectedKeys={value === null ? [] : [value]}
        onSelectionChange={(keys) => {
          const next = options.find((option) => keys.has(option.value))
          if (next && next.value !== value) onChange(next.value)
        }}
      >
        {options.map((option) => (
          <ToggleButton
            key={option.value}
            id={option.value}
            excludeFromTabOrder={value !== null && option.value !== value}
            aria-label={isIconOnly ? option.label : undefined}
            className={cx(
              styles.segment,
              styles.size[size],
              !isIconOnly && styles.labelled,
              isCompact && styles.compact,
              styles.touch,
              styles.tone[option.tone ?? 'neutral'],
              styles.forced,
            )}
          >
            {option.icon}
            {!isIconOnly && (
              <span className={isCompact ? styles.compactLabel : undefined}>{option.label}</span>
            )}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  )
}

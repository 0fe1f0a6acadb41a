import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { cx } from '../../cx.ts'
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
 * Plain buttons: a list has one of these in each row, and react-aria's would be most of what the row costs.
 */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { label, isLabelHidden = true, options, value, onChange, isDisabled } = props
  const { isIconOnly, isCompact, size = 'medium' } = props
  const labelId = useId()
  const tabStop = value ?? options[0]?.value
  const group = (
    <div
      role="radiogroup"
      aria-label={isLabelHidden ? label : undefined}
      aria-labelledby={isLabelHidden ? undefined : labelId}
      aria-orientation="horizontal"
      aria-disabled={isDisabled}
      className={cx(styles.group, isCompact && styles.seamless)}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          aria-label={isIconOnly || isCompact ? option.label : undefined}
          tabIndex={option.value === tabStop ? 0 : -1}
          disabled={isDisabled}
          className={cx(
            styles.segment,
            styles.size[size],
            !isIconOnly && styles.labelled,
            isCompact && styles.compact,
            styles.touch,
            styles.tone[option.tone ?? 'neutral'],
            styles.forced,
            styles.printed,
          )}
          onKeyDown={moveFocus}
          onClick={({ currentTarget }) => {
            // WebKit focuses no button that is clicked.
            if (document.activeElement !== currentTarget) currentTarget.focus()
            if (option.value !== value) onChange(option.value)
          }}
        >
          {option.icon}
          {!isIconOnly && (
            <span className={isCompact ? styles.compactLabel : undefined}>{option.label}</span>
          )}
        </button>
      ))}
    </div>
  )
  if (isLabelHidden) return group
  return (
    <div className={styles.wrapper}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      {group}
    </div>
  )
}

/** The arrow keys move along the group, as far as it goes. Tab leaves it, wherever in it the focus is. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const { key, shiftKey, currentTarget } = event
  const radios = [...(currentTarget.parentElement?.querySelectorAll('button') ?? [])]
  if (key === 'Tab') {
    // The browser goes on from there.
    radios.at(shiftKey ? 0 : -1)?.focus()
    return
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
  event.preventDefault()
  // A grid around the group has uses of its own for the arrow keys.
  event.stopPropagation()
  const isForward = (key === 'ArrowRight') === (getComputedStyle(currentTarget).direction !== 'rtl')
  radios[radios.indexOf(currentTarget) + (isForward ? 1 : -1)]?.focus()
}

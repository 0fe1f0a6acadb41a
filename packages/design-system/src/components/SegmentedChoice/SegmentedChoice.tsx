import { type ReactNode, useId } from 'react'
import { cx } from '../../cx.ts'
import { WaitIcon } from '../../icons/signs.tsx'
import { moveFocus } from '../../roving.ts'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './SegmentedChoice.css.ts'

export interface SegmentedOption<Value extends string> {
  value: Value
  /** Name of the option; spoken always, seen unless `isIconOnly`. */
  label: string
  icon?: ReactNode
  /** Colour while chosen; the position and the pressed edge say the same. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger'
  /** Is the large sign at the beginning of a `ListRow` with `hasTick`; the others stay beside each other. */
  isTick?: boolean
  /** What a mouse or a finger chooses that presses it while it is chosen; the keys choose among all of them. */
  pressedAgain?: Value
  /** A key that chooses it, as `data-key` of its button for the code that listens. */
  shortcut?: string
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
  /** Something to know about the choice, as a small sign at the tick: spoken, and a tooltip. */
  note?: string | undefined
}

/**
 * One of a few options, all of them visible: a radio group to a screen reader. Tab reaches the chosen one,
 * the arrow keys move without choosing, Space or Enter chooses, so that no half-way option takes effect.
 * Plain buttons: a list has one of these in each row, and react-aria's would be most of what the row costs.
 */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { label, isLabelHidden = true, options, value, onChange, isDisabled } = props
  const { isIconOnly, isCompact, size = 'medium', note } = props
  const hasTick = options.some(({ isTick }) => isTick)
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
      // The tick is on the other side of the texts: the keys go round.
      onKeyDownCapture={(event) => moveFocus(event, hasTick)}
    >
      {options.map((option) => (
        <button
          key={option.value}
          // Not as a prop: when the one with the focus becomes the tab stop, the browser lays the page out, and once more
          // for what React changes after it.
          ref={(radio) => {
            if (radio) radio.tabIndex = option.value === tabStop ? 0 : -1
          }}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          aria-label={isIconOnly || isCompact ? option.label : undefined}
          data-key={option.shortcut}
          disabled={isDisabled}
          title={isIconOnly || isCompact ? option.label : undefined}
          className={
            option.isTick
              ? cx(styles.tick, styles.printed)
              : cx(
                  styles.segment,
                  styles.size[size],
                  !isIconOnly && styles.labelled,
                  isCompact && styles.compact,
                  styles.touch,
                  styles.tone[option.tone ?? 'neutral'],
                  styles.forced,
                  styles.printed,
                )
          }
          onClick={({ currentTarget, detail }) => {
            // WebKit focuses no button that is clicked.
            if (document.activeElement !== currentTarget) currentTarget.focus()
            if (option.value !== value) onChange(option.value)
            // The click of a key has detail 0, and the second one of a double click 2.
            else if (option.pressedAgain && detail === 1) onChange(option.pressedAgain)
          }}
        >
          {option.isTick ? <span className={styles.ring}>{option.icon}</span> : option.icon}
          {!isIconOnly && (
            <span
              className={cx(
                isCompact && styles.compactLabel,
                option.isTick === true && styles.tickLabel,
              )}
            >
              {option.label}
            </span>
          )}
        </button>
      ))}
    </div>
  )
  if (isLabelHidden) {
    return (
      <>
        {group}
        {note !== undefined && (
          <span title={note} className={styles.note}>
            <WaitIcon size="small" />
            <span className={hidden}>{note}</span>
          </span>
        )}
      </>
    )
  }
  return (
    <div className={styles.wrapper}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      {group}
    </div>
  )
}

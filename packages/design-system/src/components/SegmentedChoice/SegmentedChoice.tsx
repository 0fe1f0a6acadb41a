import { type ReactNode, useId } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { cx } from '../../cx.ts'
import * as styles from './SegmentedChoice.css.ts'

export interface SegmentedOption<Value extends string> {
  value: Value
  /** Name of the option; spoken always, seen unless `isIconOnly`. */
  label: string
  icon?: ReactNode
}

export interface SegmentedChoiceProps<Value extends string> {
  /** What is chosen. */
  label: string
  /** @default true */
  isLabelHidden?: boolean
  options: readonly SegmentedOption<Value>[]
  value: Value
  /** Another option was chosen. */
  onChange: (value: Value) => void
  /** Shows icons only; the labels are spoken. */
  isIconOnly?: boolean
  /** Fills the width of its parent, as in a form. */
  isFullWidth?: boolean
  /** In a narrow window only the chosen icon has an edge, and nothing else has a frame. */
  isBareWhenNarrow?: boolean
  /** @default 'medium' */
  size?: 'small' | 'medium'
}

/**
 * One of a few options, all of them visible: a radio group to a screen reader. Tab reaches the chosen one,
 * the arrow keys move without choosing, Space or Enter chooses, so that no half-way option takes effect.
 */
export function SegmentedChoice<Value extends string>({
  label,
  isLabelHidden = true,
  options,
  value,
  onChange,
  isIconOnly,
  isFullWidth,
  isBareWhenNarrow,
  size = 'medium',
}: SegmentedChoiceProps<Value>) {
  const labelId = useId()
  const group = (
    <ToggleButtonGroup
      {...(isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': labelId })}
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={([key]) => {
        const chosen = options.find((option) => option.value === key)
        if (chosen && chosen.value !== value) onChange(chosen.value)
      }}
      className={cx(styles.group, isFullWidth && styles.full, isBareWhenNarrow && styles.bareGroup)}
      // react-aria would lead Tab back to the button that had the focus last.
      render={({ onFocusCapture: _focus, onBlurCapture: _blur, ...rest }) => <div {...rest} />}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.value}
          id={option.value}
          excludeFromTabOrder={option.value !== value}
          {...(isIconOnly && { 'aria-label': option.label })}
          className={cx(
            styles.segment,
            styles.size[size],
            !isIconOnly && styles.labelled,
            styles.touch,
            isFullWidth && styles.fullSegment,
            styles.chosen,
            isBareWhenNarrow && styles.bareSegment,
            styles.withoutColor,
          )}
        >
          {option.icon}
          {!isIconOnly && <span>{option.label}</span>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
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

import { useId } from 'react'
import { cx } from '../../cx.ts'
import { ChevronDownIcon } from '../../icons/arrows.tsx'
import * as select from './Select.css.ts'
import * as styles from './RowGroup.css.ts'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
}

export interface SelectRowProps<Value extends string> {
  label: string
  /** A sentence about what is chosen, below. */
  note?: string
  options: readonly SelectOption<Value>[]
  value: Value
  /** Another option was chosen. */
  onChange: (value: Value) => void
  /** Shows the choice below the label, as wide as the card, for long options. */
  isStacked?: boolean
}

/** A row of a `RowGroup` with one of several options, in the system's own list of them. */
export function SelectRow<Value extends string>({
  label,
  note,
  options,
  value,
  onChange,
  isStacked,
}: SelectRowProps<Value>) {
  const id = useId()
  const noteId = useId()
  return (
    <li className={styles.item}>
      <div className={cx(styles.row, styles.withControl, isStacked && styles.stacked)}>
        <label htmlFor={id} className={styles.texts}>
          {label}
        </label>
        <span className={cx(select.frame, isStacked ? select.wide : styles.control)}>
          <select
            id={id}
            className={select.select}
            value={value}
            aria-describedby={note === undefined ? undefined : noteId}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value)
              if (chosen) onChange(chosen.value)
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={select.sign}>
            <ChevronDownIcon size="small" />
          </span>
        </span>
        {note !== undefined && (
          <span id={noteId} className={styles.note}>
            {note}
          </span>
        )}
      </div>
    </li>
  )
}

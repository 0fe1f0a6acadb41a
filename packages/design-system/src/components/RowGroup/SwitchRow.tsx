import { useId } from 'react'
import { Switch, type SwitchProps } from 'react-aria-components/Switch'
import { cx } from '../../cx.ts'
import { type RowTexts, Texts } from './GroupRow.tsx'
import * as styles from './RowGroup.css.ts'

export interface SwitchRowProps extends RowTexts, Pick<SwitchProps, 'isSelected' | 'onChange'> {}

/** A row of a `RowGroup` that turns something on or off at once; all of it can be pressed. */
export function SwitchRow({ isSelected, onChange, ...texts }: SwitchRowProps) {
  const labelId = useId()
  const noteId = useId()
  return (
    <li className={styles.item}>
      <Switch
        isSelected={isSelected}
        onChange={onChange}
        aria-labelledby={labelId}
        {...(texts.note !== undefined && { 'aria-describedby': noteId })}
        className={cx(styles.row, styles.pressable)}
      >
        <Texts {...texts} labelId={labelId} noteId={noteId} />
        <span className={styles.track}>
          <span className={styles.knob} />
        </span>
      </Switch>
    </li>
  )
}

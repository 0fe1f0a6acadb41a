import { type ReactNode, useId, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { cx } from '../../cx.ts'
import { ChevronDownIcon, ChevronUpIcon } from '../../icons/arrows.tsx'
import { type RowTexts, Texts } from './GroupRow.tsx'
import * as styles from './RowGroup.css.ts'

export interface FoldRowProps extends RowTexts {
  /** What is inside, in a word, at the end; cut where there is no room. */
  value?: ReactNode
  /** Shown below the row while it is unfolded, from edge to edge. */
  children: ReactNode
}

/** A row of a `RowGroup` that unfolds what it is about in its place. */
export function FoldRow({ value, children, ...texts }: FoldRowProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <li className={styles.item}>
      <Button
        className={cx(styles.row, styles.pressable)}
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        onPress={() => setOpen(!isOpen)}
      >
        <Texts {...texts} isAlone={value === undefined} />
        {value !== undefined && <span className={styles.value}>{value}</span>}
        <span className={styles.chevron}>{isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}</span>
      </Button>
      {isOpen && (
        <div id={id} className={styles.unfolded}>
          {children}
        </div>
      )}
    </li>
  )
}

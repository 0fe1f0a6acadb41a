import { type ReactNode, useId } from 'react'
import { cx } from '../../cx.ts'
import { ChevronDownIcon } from '../../icons/arrows.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import type { RowFact } from './rowFact.ts'
import { RowFacts } from './RowFacts.tsx'
import * as styles from './UnfoldingRow.css.ts'

export interface UnfoldingRowProps {
  title: string
  /** A few words each: the first one is below the title, and the others are at the end of the row. */
  facts: readonly RowFact[]
  isOpen: boolean
  onToggle: () => void
  /** The id of the row, for a link that leads to it. */
  id?: string
  /** Shown below the row while it is open. */
  children: ReactNode
}

/** A row of a list with a name and facts. All of it is one button, which shows more below it. */
export function UnfoldingRow({ title, facts, isOpen, onToggle, id, children }: UnfoldingRowProps) {
  const panelId = useId()
  const [below, ...further] = facts
  return (
    <li className={styles.row}>
      <button
        id={id}
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={onToggle}
      >
        {/* The commas are pauses. */}
        <span className={hidden}>
          {[title, ...facts.map(({ text, spoken }) => spoken ?? text)].join(', ')}
        </span>
        <span className={styles.words} aria-hidden="true">
          <span className={styles.title}>{title}</span>
          {below !== undefined && <span className={styles.below}>{below.text}</span>}
        </span>
        {further.length > 0 && (
          <span className={styles.facts} aria-hidden="true">
            <RowFacts facts={further} />
          </span>
        )}
        <span className={cx(styles.chevron, isOpen && styles.turned)}>
          <ChevronDownIcon size="small" />
        </span>
      </button>
      {isOpen && (
        <div id={panelId} className={styles.panel}>
          {children}
        </div>
      )}
    </li>
  )
}

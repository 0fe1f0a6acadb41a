import { type ReactNode, useId } from 'react'
import { cx } from '../../cx.ts'
import { ChevronDownIcon } from '../../icons/arrows.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './UnfoldingRow.css.ts'

export interface RowFact {
  /** A number in the hue of the card, before the text. */
  strong?: string
  text: string
  /** What is spoken instead, where the text alone says too little. */
  spoken?: string
}

export interface UnfoldingRowProps {
  title: string
  /** A few words each, in columns at the end of the row; below the title where the card is narrow. */
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
        <span className={styles.title} aria-hidden="true">
          {title}
        </span>
        <span className={styles.facts} aria-hidden="true">
          {facts.map(({ strong, text }, index) => (
            <span key={index} className={cx(styles.fact, index > 0 && styles.further)}>
              {strong !== undefined && <b className={styles.strong}>{strong}</b>}
              <span> </span>
              <span>{text}</span>
            </span>
          ))}
        </span>
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

import type { ReactNode, Ref } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import * as styles from './LeadHeader.css.ts'

export interface LeadHeaderProps {
  /** The page's `<h1>`, above the number. */
  title: ReactNode
  /** The `<h1>`, which can be focused after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>
  /** A `Link` back. */
  parent?: ReactNode
  /** A button at the end of the title's line. */
  action?: ReactNode
  /** The number that leads, its unit and the words that follow it; its shape while it is on its way; none where there is nothing to say. */
  lead?: { number: string; unit: string; words: string } | 'waiting' | undefined
  /** A few words each, below it, of which none is divided. */
  facts?: readonly string[]
}

/** The top of a page that one number sums up. */
export function LeadHeader({
  title,
  headingRef,
  parent,
  action,
  lead,
  facts = [],
}: LeadHeaderProps) {
  return (
    <div className={styles.header}>
      {parent !== undefined && <div className={styles.parent}>{parent}</div>}
      <div className={styles.line}>
        <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {action}
      </div>
      {lead === 'waiting' ? (
        <div className={styles.lead}>
          <span className={styles.waiting}>
            <Skeleton shape="control" />
          </span>
        </div>
      ) : (
        lead && (
          <p className={styles.lead}>
            <span className={styles.number}>
              <span>{lead.number}</span>
              <span className={styles.unit}>{lead.unit}</span>
            </span>
            <span>{` ${lead.words}`}</span>
          </p>
        )
      )}
      {facts.length > 0 && (
        <p className={styles.facts}>
          {facts.map((fact, index) => (
            <span key={fact} className={styles.fact}>
              {index < facts.length - 1 ? `${fact} · ` : fact}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps } from 'react-aria-components/Button'
import { cx } from '../../cx.ts'
import type { HueName } from '../../theme/hueNames.ts'
import { hueClass } from '../../theme/hues.css.ts'
import type { Unstyled } from '../../unstyled.ts'
import { Words } from '../Text/Words.tsx'
import * as styles from './ListCard.css.ts'

export interface ListCardProps {
  /** Its heading. Left out while it is not known: then `heading` is a placeholder, and no heading. */
  name?: string | undefined
  /** What stands as its heading, if not the name: a `ListCardName`, or a placeholder. */
  heading?: ReactNode
  hue: HueName
  /** A small ring on the axis of the rows' signs. */
  sign?: ReactNode
  /** How far the list is, in a few signs. Null while it is not known: its room is there. Silent: the content says it in words. */
  count?: ReactNode
  /** At the end of the name's line, for example a date stepper. */
  actions?: ReactNode
  /** Shows something else than the page around it: its ground has a tint. */
  isElsewhere?: boolean
  /** Rows from edge to edge, and other parts of a card of rows. */
  children: ReactNode
}

/**
 * A card of rows: its sign, its name and the rows below have one axis and one edge. Its heading says its name; a label of the
 * whole card would be spoken besides that, and besides the label of the list item that it may be in.
 */
export function ListCard({
  name,
  heading = name,
  hue,
  children,
  sign,
  count,
  actions,
  isElsewhere,
}: ListCardProps) {
  const Element = name === undefined ? 'div' : 'h2'
  return (
    <article className={cx(hueClass[hue], styles.card, isElsewhere && styles.elsewhere)}>
      <div className={styles.head}>
        <span className={styles.lead}>{sign}</span>
        <div className={styles.title}>
          <Element className={styles.name} translate="no">
            {heading}
          </Element>
          {count !== undefined && (
            <span aria-hidden="true" className={styles.count}>
              {count}
            </span>
          )}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </article>
  )
}

interface WordButtonProps extends Unstyled<ButtonProps> {
  children: ReactNode
}

/** The name of a card as a button, which opens what can be done with the card. */
export function ListCardName({ children, ...rest }: WordButtonProps) {
  return (
    <AriaButton {...rest} className={styles.nameButton}>
      <Words>{children}</Words>
    </AriaButton>
  )
}

/** A line below the head, for example which day the card shows, with a way back at its end. */
export function ListCardNote({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.note}>
      <strong className={styles.noteText}>{children}</strong>
      {action}
    </div>
  )
}

/** What a card without rows says, and anything else that is not a row. */
export function ListCardText({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className={styles.text}>
      {title !== undefined && <p className={styles.textTitle}>{title}</p>}
      <Words>{children}</Words>
    </div>
  )
}

/** The last line: what adds a row at its start, and what folds rows at its end. */
export function ListCardFooter({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <div className={styles.foot}>
      {children}
      {end !== undefined && <div className={styles.footEnd}>{end}</div>}
    </div>
  )
}

/** A quiet word at the end of the last line. */
export function ListCardFold(props: WordButtonProps) {
  return <AriaButton {...props} className={styles.fold} />
}

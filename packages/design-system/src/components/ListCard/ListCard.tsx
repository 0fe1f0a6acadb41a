import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps } from 'react-aria-components/Button'
import { cx } from '../../cx.ts'
import type { HueName } from '../../theme/hueNames.ts'
import { hueClass } from '../../theme/hues.css.ts'
import type { Unstyled } from '../../unstyled.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Words } from '../Text/Words.tsx'
import * as styles from './ListCard.css.ts'

export interface ListCardProps {
  /** Its heading. Left out while it is not known: its place has a skeleton then. */
  name?: string | undefined
  /** A menu of what can be done with the card, opened by a `ListCardMenuButton`. */
  menu?: ReactNode
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
  menu,
  hue,
  children,
  sign,
  count,
  actions,
  isElsewhere,
}: ListCardProps) {
  return (
    <div className={cx(hueClass[hue], styles.card, isElsewhere && styles.elsewhere)}>
      <div className={styles.head}>
        <span className={styles.lead}>{sign}</span>
        <div className={styles.title}>
          <div className={styles.name}>
            {name === undefined ? <Skeleton width="square" /> : <h2 translate="no">{name}</h2>}
            {menu}
          </div>
          {count !== undefined && (
            <span aria-hidden="true" className={styles.count}>
              {count}
            </span>
          )}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  )
}

interface MenuButtonProps extends Unstyled<ButtonProps> {
  'aria-label': string
}

/**
 * The button that opens the `menu` of a card. It lies over the card's name, so that a press on the name presses it, and is no
 * part of the heading, which would say what the button does.
 */
export function ListCardMenuButton(props: MenuButtonProps) {
  return <AriaButton {...props} className={styles.menuButton} />
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
export function ListCardFold(props: Unstyled<ButtonProps> & { children: ReactNode }) {
  return <AriaButton {...props} className={styles.fold} />
}

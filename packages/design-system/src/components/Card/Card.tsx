import { useId, type ReactNode } from 'react'
import { cx } from '../../cx.ts'
import type { HueName } from '../../theme/hueNames.ts'
import { hueClass } from '../../theme/hues.css.ts'
import { Heading, type HeadingLevel } from '../Text/Heading.tsx'
import * as styles from './Card.css.ts'

export interface CardProps {
  children: ReactNode
  /** Element to render; a section with a title becomes a named region, the others leave it to their heading. @default 'section' */
  as?: 'section' | 'div'
  /** Visible name of the card. */
  title?: ReactNode
  /** Rank of the title. @default 2 */
  headingLevel?: HeadingLevel
  /** A small sign beside the title, for example a ring that fills. */
  sign?: ReactNode
  /** A small button at the end of the title, for example one that opens a menu. */
  menu?: ReactNode
  /** Shown below the title, for example a date stepper. */
  actions?: ReactNode
  /** `row` for a card that is one row. @default 'medium' */
  padding?: 'medium' | 'large' | 'row'
  /** @default 'low' */
  elevation?: 'low' | 'high'
  /** Colours everything in the card that has a hue, for example its ring. */
  hue?: HueName
  /** Keeps the card as high as its content, also beside a higher card. */
  isContentHigh?: boolean
}

/** A surface that holds one thing. Its content can ask how wide the card is. */
export function Card({
  children,
  as: Element = 'section',
  title,
  headingLevel = 2,
  sign,
  menu,
  actions,
  padding = 'medium',
  elevation = 'low',
  hue,
  isContentHigh,
}: CardProps) {
  const id = useId()
  return (
    <Element
      className={cx(
        styles.card,
        styles.padding[padding],
        padding === 'medium' && title === undefined && actions === undefined && styles.plain,
        styles.elevation[elevation],
        hue && hueClass[hue],
        isContentHigh && styles.contentHigh,
      )}
      aria-labelledby={title !== undefined && Element === 'section' ? id : undefined}
    >
      {(title !== undefined || actions !== undefined) && (
        <div className={styles.header}>
          {title !== undefined && (
            <div className={styles.title}>
              <Heading level={headingLevel} size="lg" id={id}>
                {title}
              </Heading>
              {sign}
              {menu !== undefined && <div className={styles.menu}>{menu}</div>}
            </div>
          )}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </Element>
  )
}

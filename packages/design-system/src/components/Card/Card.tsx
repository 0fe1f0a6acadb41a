import { useId, type ReactNode } from 'react'
import { cx } from '../../cx.ts'
import { Heading, type HeadingLevel } from '../Text/Heading.tsx'
import * as styles from './Card.css.ts'

export interface CardProps {
  children: ReactNode
  /** Element to render; a card with a title becomes a named region or article. @default 'section' */
  as?: 'section' | 'article' | 'div'
  /** Visible name of the card. */
  title?: string
  /** Rank of the title. @default 2 */
  headingLevel?: HeadingLevel
  /** A small sign beside the title, for example a ring that fills. */
  sign?: ReactNode
  /** A small button at the end of the title, for example one that opens a menu. */
  menu?: ReactNode
  /** Shown below the title, for example a date stepper. */
  actions?: ReactNode
  /** @default 'medium' */
  padding?: 'medium' | 'large'
  /** @default 'low' */
  elevation?: 'low' | 'high'
  /** Is as high as its content, also beside a higher one. */
  isContentHigh?: boolean
}

/** A surface that holds one thing. Its content can ask how wide the card is. */
export function Card({ children, as: Element = 'section', title, actions, ...props }: CardProps) {
  const { headingLevel = 2, sign, menu, isContentHigh } = props
  const { padding = 'medium', elevation = 'low' } = props
  const id = useId()
  return (
    <Element
      className={cx(
        styles.card,
        styles.padding[padding],
        styles.elevation[elevation],
        isContentHigh && styles.contentHigh,
      )}
      aria-labelledby={title === undefined ? undefined : id}
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

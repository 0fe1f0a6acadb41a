import { useId, type ReactNode } from 'react'
import { cx } from '../../cx.ts'
import type { HueName } from '../../theme/hueNames.ts'
import { hueClass } from '../../theme/hues.css.ts'
import { Heading } from '../Text/Heading.tsx'
import * as styles from './Card.css.ts'

export interface CardProps {
  children: ReactNode
  /** Element to render; a section with a title becomes a named region, the others leave it to their heading. @default 'section' */
  as?: 'section' | 'div'
  /** Visible name of the card. */
  title?: ReactNode
  /** `row` for a card that is one row. @default 'medium' */
  padding?: 'medium' | 'row'
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
  padding = 'medium',
  hue,
  isContentHigh,
}: CardProps) {
  const id = useId()
  return (
    <Element
      className={cx(
        styles.card,
        styles.padding[padding],
        padding === 'medium' && title === undefined && styles.plain,
        hue && hueClass[hue],
        isContentHigh && styles.contentHigh,
      )}
      aria-labelledby={title !== undefined && Element === 'section' ? id : undefined}
    >
      {title !== undefined && (
        <div className={styles.title}>
          <Heading level={2} size="lg" id={id}>
            {title}
          </Heading>
        </div>
      )}
      {children}
    </Element>
  )
}

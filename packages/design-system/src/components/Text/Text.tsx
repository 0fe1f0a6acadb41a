import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import type { FontSize } from '../../theme/tokens.ts'
import * as styles from './Text.css.ts'

export interface TextProps {
  children: ReactNode
  /** Element to render. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'blockquote'
  /** Step of the type scale. @default 'md' */
  size?: FontSize
  /** @default 'default' */
  tone?: 'default' | 'muted' | 'accent' | 'success' | 'warning' | 'danger' | 'inherit'
  weight?: 'regular' | 'medium' | 'strong'
  align?: 'start' | 'center' | 'end'
  /** Figures of equal width, for dates, codes and columns of numbers. */
  isNumeric?: boolean
  /** Monospaced letters. */
  isCode?: boolean
  /** Cuts the text to one line with an ellipsis. */
  isOnOneLine?: boolean
  /** Keeps the line breaks of the text. */
  keepsLines?: boolean
  id?: string
  /** Silent, because the same is said elsewhere. */
  'aria-hidden'?: boolean
}

/** Running text. */
export function Text({ children, as: Element = 'p', ...props }: TextProps) {
  const { size = 'md', tone = 'default', weight, align, ...more } = props
  const { isNumeric, isCode, isOnOneLine, keepsLines, ...rest } = more
  const className = cx(
    styles.size[size],
    styles.tone[tone],
    weight && styles.weight[weight],
    align && styles.align[align],
    isNumeric && styles.numeric,
    isCode && styles.code,
    isOnOneLine && styles.oneLine,
    keepsLines && styles.keepsLines,
  )
  return (
    <Element className={className} {...rest}>
      {children}
    </Element>
  )
}

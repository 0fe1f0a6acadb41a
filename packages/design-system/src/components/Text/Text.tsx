import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import type { FontSize } from '../../theme/tokens.ts'
import * as styles from './Text.css.ts'

export interface TextProps {
  children: ReactNode
  /** Element to render. @default 'p' */
  as?: 'p' | 'span' | 'div'
  /** Step of the type scale. @default 'md' */
  size?: FontSize
  /** @default 'default' */
  tone?: 'default' | 'muted' | 'warning' | 'danger'
  weight?: 'medium' | 'strong'
}

/** Running text. */
export function Text({
  children,
  as: Element = 'p',
  size = 'md',
  tone = 'default',
  weight,
}: TextProps) {
  const className = cx(styles.size[size], styles.tone[tone], weight && styles.weight[weight])
  return <Element className={className}>{children}</Element>
}

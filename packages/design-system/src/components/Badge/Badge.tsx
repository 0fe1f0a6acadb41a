import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import { Words } from '../Text/Words.tsx'
import * as styles from './Badge.css.ts'

export interface BadgeProps {
  /** One or two words; the colour only supports them. */
  children: ReactNode
  /** @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger'
  icon?: ReactNode
}

/** A short state beside a name. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles.tone[tone])}>
      {icon}
      <Words>{children}</Words>
    </span>
  )
}

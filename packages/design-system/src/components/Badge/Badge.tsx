import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import { Words } from '../Text/Words.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Badge.css.ts'

export interface BadgeProps {
  /** One or two words; the colour only supports them. */
  children: ReactNode
  /** What is spoken instead, for words that are cut short. */
  spoken?: string
  /** @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger'
  icon?: ReactNode
}

/** A short state beside a name. */
export function Badge({ children, spoken, tone = 'neutral', icon }: BadgeProps) {
  const badge = (
    <span
      aria-hidden={spoken !== undefined || undefined}
      className={cx(styles.badge, styles.tone[tone])}
    >
      {icon}
      <Words>{children}</Words>
    </span>
  )
  if (spoken === undefined) return badge
  return (
    <>
      {badge}
      <span className={hidden}>{spoken}</span>
    </>
  )
}

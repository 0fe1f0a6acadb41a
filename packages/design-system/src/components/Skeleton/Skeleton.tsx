import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Skeleton.css.ts'

export interface SkeletonProps {
  /** The shape of what comes. @default 'text' */
  shape?: 'text' | 'title' | 'control' | 'block'
  /** @default 'full' */
  width?: 'full' | 'long' | 'medium' | 'short' | 'square'
}

/** The shape of content that is being fetched; silent, see `SkeletonGroup`. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(styles.skeleton, styles.shape[shape], styles.width[width])}
    />
  )
}

export interface SkeletonGroupProps {
  /** What is being fetched; spoken once for all skeletons inside. */
  label: string
  /** Skeletons, in the layout of what comes. */
  children: ReactNode
}

/** Announces loading once for all skeletons inside. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  )
}

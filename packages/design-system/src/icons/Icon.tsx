import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import * as styles from './Icon.css.ts'

export interface IconProps {
  /** 16, 20 or 24 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
}

interface DrawingProps extends IconProps {
  children: ReactNode
  /** Mirrors the drawing where text runs from right to left. */
  isDirectional?: boolean
}

/**
 * The frame of all icons: 24 units, drawn with strokes in the colour of the text, always silent. The drawings are
 * grouped in the files beside it. A page that shows one of them loads its whole file.
 */
export function Icon({ children, size = 'medium', isDirectional }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className={cx(styles.icon, styles.size[size], isDirectional && styles.directional)}
    >
      {children}
    </svg>
  )
}

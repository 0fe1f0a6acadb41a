import type { ReactNode } from 'react'
import { Button, type ButtonProps } from 'react-aria-components/Button'
import { Words } from '../Text/Words.tsx'
import * as styles from './RowGroup.css.ts'

export interface QuietActionProps extends Pick<ButtonProps, 'onPress'> {
  children: ReactNode
  /** Decorative icon before the text, of the small size. */
  icon?: ReactNode
}

/** What is seldom wanted, below a `RowGroup`: a deletion that asks first, for example. */
export function QuietAction({ children, icon, ...rest }: QuietActionProps) {
  return (
    <Button {...rest} className={styles.quiet}>
      {icon}
      <Words>{children}</Words>
    </Button>
  )
}

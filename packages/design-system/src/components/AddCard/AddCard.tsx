import type { ReactNode } from 'react'
import { Button, type ButtonProps } from 'react-aria-components/Button'
import * as styles from './AddCard.css.ts'

export interface AddCardProps extends Pick<ButtonProps, 'onPress'> {
  /** What it makes. */
  children: string
  icon: ReactNode
}

/** The place of a card that is not there yet: a press makes it. */
export function AddCard({ children, icon, ...rest }: AddCardProps) {
  return (
    <Button {...rest} className={styles.card}>
      <span className={styles.sign}>{icon}</span>
      <span>{children}</span>
    </Button>
  )
}

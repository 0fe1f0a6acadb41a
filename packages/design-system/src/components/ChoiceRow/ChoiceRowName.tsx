import type { ReactNode, RefObject } from 'react'
import { Button, type ButtonProps } from 'react-aria-components/Button'
import { cx } from '../../cx.ts'
import * as styles from './ChoiceRowName.css.ts'

/** What a `ChoiceRow` gives its name. */
export interface ChoiceRowNameLook {
  ref: RefObject<HTMLButtonElement | null>
  children: ReactNode
  isSettled: boolean
  'aria-describedby': string | undefined
}

export interface ChoiceRowNameProps
  extends ChoiceRowNameLook, Pick<ButtonProps, 'onHoverStart' | 'onFocus' | 'onPress'> {}

/** The name of a `ChoiceRow` as a button, for example that of a `Menu`. */
export function ChoiceRowName({ isSettled, ...rest }: ChoiceRowNameProps) {
  return <Button {...rest} className={cx(styles.name, isSettled && styles.settled)} />
}

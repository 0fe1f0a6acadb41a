import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox'
import type { ReactNode } from 'react'
import { CheckIcon } from '../../icons/signs.tsx'
import { cx } from '../../cx.ts'
import * as styles from '../RadioGroup/RadioGroup.css.ts'

export interface CheckboxProps extends Pick<AriaCheckboxProps, 'isSelected' | 'onChange'> {
  /** The label. */
  children: ReactNode
}

/** Yes or no, or one of several that can all be chosen. */
export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox {...rest} className={styles.option}>
      {({ isSelected }) => (
        <>
          <span className={cx(styles.mark, styles.square)}>
            {isSelected && <CheckIcon size="small" />}
          </span>
          <span>{children}</span>
        </>
      )}
    </AriaCheckbox>
  )
}

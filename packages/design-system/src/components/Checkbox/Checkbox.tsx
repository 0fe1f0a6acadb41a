import type { ReactNode, Ref } from 'react'
import {
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps,
} from 'react-aria-components/Checkbox'
import { CheckIcon, MinusIcon } from '../../icons/signs.tsx'
import { cx } from '../../cx.ts'
import * as fieldStyles from '../Field/Field.css.ts'
import { FieldHelp, type FieldTexts } from '../Field/Field.tsx'
import * as styles from '../RadioGroup/RadioGroup.css.ts'

export interface CheckboxProps
  extends
    Omit<CheckboxFieldProps, 'children' | 'className' | 'style' | 'render' | 'inputRef'>,
    Pick<FieldTexts, 'description' | 'errorMessage'> {
  /** The label. */
  children: ReactNode
  /** The `<input>`, so that a form library can focus it. */
  inputRef?: Ref<HTMLInputElement>
}

/** Yes or no, or one of several that can all be chosen. */
export function Checkbox({ children, description, errorMessage, ...rest }: CheckboxProps) {
  return (
    <CheckboxField validationBehavior="aria" {...rest} className={fieldStyles.field}>
      <CheckboxButton className={styles.option}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={cx(styles.mark, styles.square)}>
              {isIndeterminate && <MinusIcon size="small" />}
              {isSelected && !isIndeterminate && <CheckIcon size="small" />}
            </span>
            <span>{children}</span>
          </>
        )}
      </CheckboxButton>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </CheckboxField>
  )
}

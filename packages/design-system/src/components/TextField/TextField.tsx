import type { Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { cx } from '../../cx.ts'
import * as styles from '../Field/Field.css.ts'
import { FieldHelp, FieldLabel, type FieldTexts } from '../Field/Field.tsx'

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'render'>, FieldTexts {
  /** @default 'medium' */
  size?: 'medium' | 'large'
  /** An example of a value; never the only label. */
  placeholder?: string
  /** The `<input>`, so that a form library can focus it. */
  inputRef?: Ref<HTMLInputElement>
}

/** One line of text. */
export function TextField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  ...props
}: TextFieldProps) {
  const { inputRef, placeholder, size = 'medium', ...rest } = props
  return (
    <AriaTextField validationBehavior="aria" {...rest} className={styles.field}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={rest.isRequired} />
      <Input
        ref={inputRef}
        placeholder={placeholder}
        className={cx(styles.control, styles.size[size])}
      />
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaTextField>
  )
}

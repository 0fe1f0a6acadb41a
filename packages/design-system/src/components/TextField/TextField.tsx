import type { Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import * as styles from '../Field/Field.css.ts'
import { FieldHelp, FieldLabel, type FieldTexts } from '../Field/Field.tsx'
import type { Unstyled } from '../../unstyled.ts'

export interface TextFieldProps
  extends Omit<Unstyled<AriaTextFieldProps>, 'isDisabled' | 'isReadOnly'>, FieldTexts {
  /** The `<input>`, so that a form library can focus it. */
  inputRef?: Ref<HTMLInputElement>
}

/** One line of text. */
export function TextField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  inputRef,
  ...rest
}: TextFieldProps) {
  return (
    <AriaTextField validationBehavior="aria" {...rest} className={styles.field}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={rest.isRequired} />
      <Input ref={inputRef} className={styles.control} />
      <FieldHelp label={label} description={description} errorMessage={errorMessage} />
    </AriaTextField>
  )
}

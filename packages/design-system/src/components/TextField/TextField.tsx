import { type Ref, useId } from 'react'
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
  const descriptionId = useId()
  // The browser would say the description with the day, the month and the year. A group says it once.
  const isOfGroup = description !== undefined && (rest.type === 'date' || rest.type === 'time')
  return (
    <AriaTextField
      validationBehavior="aria"
      {...rest}
      {...(isOfGroup && {
        render: (props) => <div {...props} role="group" aria-describedby={descriptionId} />,
      })}
      className={styles.field}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={rest.isRequired} />
      <Input ref={inputRef} className={styles.control} />
      {isOfGroup && (
        <span id={descriptionId} className={styles.description}>
          {description}
        </span>
      )}
      <FieldHelp
        label={label}
        description={isOfGroup ? undefined : description}
        errorMessage={errorMessage}
      />
    </AriaTextField>
  )
}

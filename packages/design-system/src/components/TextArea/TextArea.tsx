import type { Ref } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { cx } from '../../cx.ts'
import * as styles from '../Field/Field.css.ts'
import { FieldHelp, FieldLabel, type FieldTexts } from '../Field/Field.tsx'
import type { Unstyled } from '../../unstyled.ts'
import { CountedHelp, SpokenCount, type TextLimit } from './Count.tsx'
import { quoted, tall } from './TextArea.css.ts'

export interface TextAreaProps
  extends Omit<Unstyled<AriaTextFieldProps>, 'type' | 'isDisabled' | 'isReadOnly'>, FieldTexts {
  /** Lines that show without scrolling. @default 4 */
  rows?: number
  /** Shows how long the text is of how long it may be, in a higher field whose `value` is controlled. */
  limit?: TextLimit
  /** In the letters of a `Quotation`. */
  isQuoted?: boolean
  /** The `<textarea>`, so that a form library can focus it. */
  inputRef?: Ref<HTMLTextAreaElement>
}

/** Several lines of text. */
export function TextArea({
  label,
  isLabelHidden,
  description,
  errorMessage,
  inputRef,
  rows = 4,
  limit,
  isQuoted,
  ...rest
}: TextAreaProps) {
  return (
    <AriaTextField validationBehavior="aria" {...rest} className={styles.field}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={rest.isRequired} />
      <AriaTextArea
        ref={inputRef}
        rows={rows}
        className={cx(styles.control, styles.multiline, isQuoted && quoted, limit && tall)}
      />
      <FieldHelp
        label={label}
        description={
          limit ? (
            <CountedHelp {...limit} text={rest.value ?? ''}>
              {description}
            </CountedHelp>
          ) : (
            description
          )
        }
        errorMessage={errorMessage}
      />
      {limit && <SpokenCount {...limit} text={rest.value ?? ''} />}
    </AriaTextField>
  )
}

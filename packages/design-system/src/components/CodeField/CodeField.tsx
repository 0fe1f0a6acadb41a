import type { ClipboardEvent, Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import * as fieldStyles from '../Field/Field.css.ts'
import { FieldHelp, FieldLabel, type FieldTexts } from '../Field/Field.tsx'
import type { Unstyled } from '../../unstyled.ts'
import * as styles from './CodeField.css.ts'

/** Returns a code as it is compared: capitals, without spaces and dashes, at most `length` characters. */
export function normalizeCode(text: string, length: number): string {
  return text
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .slice(0, length)
}

export interface CodeFieldProps
  extends
    Omit<
      Unstyled<AriaTextFieldProps>,
      'type' | 'maxLength' | 'inputMode' | 'autoComplete' | 'isDisabled' | 'isReadOnly'
    >,
    FieldTexts {
  /** How many characters a whole code has. */
  length: number
  /** The last character was typed or pasted; gets the whole code. */
  onComplete?: (code: string) => void
  /** The `<input>`, so that a form library can focus it. */
  inputRef?: Ref<HTMLInputElement>
}

/**
 * A one-time code: one input, so that a screen reader, autofill and paste see one field. What is typed
 * or pasted loses spaces and dashes and becomes capitals.
 */
export function CodeField({ label, description, errorMessage, ...props }: CodeFieldProps) {
  const { inputRef, length, onComplete, onChange, ...rest } = props

  const change = (text: string) => {
    const code = normalizeCode(text, length)
    onChange?.(code)
    if (code.length === length && code !== rest.value) onComplete?.(code)
  }
  // A pasted code replaces everything: "abc 123" must not be cut off before it is cleaned.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    change(event.clipboardData.getData('text'))
  }

  return (
    <AriaTextField
      validationBehavior="aria"
      {...rest}
      onChange={change}
      inputMode="text"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck="false"
      className={fieldStyles.field}
    >
      <FieldLabel label={label} isRequired={rest.isRequired} />
      <Input ref={inputRef} autoCapitalize="characters" onPaste={paste} className={styles.input} />
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaTextField>
  )
}

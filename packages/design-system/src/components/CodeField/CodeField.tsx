import type { ClipboardEvent, Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import * as fieldStyles from '../Field/Field.css.ts'
import { FieldHelp, type FieldTexts } from '../Field/Field.tsx'
import type { Unstyled } from '../../unstyled.ts'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './CodeField.css.ts'

const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
const besides = /[\s\p{Pd}]/gu
const dash = /\p{Pd}/gu
/** Scripts without spaces divide words as well: "确认码X9F3KQ。" */
const word = /(?:[\p{Script=Latin}\p{M}\p{N}]|(?<=\w)-(?=\w))+/gu

/** More than fits in the field is only shown so that the person sees what was pasted. */
const mostShown = 40

/**
 * Returns a code as it is compared: plain capitals, without spaces, dashes and invisible characters. If the text is
 * longer than a code, it may be the sentence around one: returns the only word that can be a code, else all of it.
 */
export function codeIn(text: string, length: number): string {
  const plain = text.normalize('NFKC').replace(invisible, '').toUpperCase()
  const whole = plain.replace(besides, '')
  if (whole.length <= length) return whole
  const words = (plain.replace(dash, '-').match(word) ?? []).flatMap((one) => [
    one.replace(besides, ''),
    ...one.split('-'),
  ])
  const candidates = new Set(words.filter((one) => one.length === length && canBeCode(one)))
  const [code] = candidates
  return candidates.size === 1 && code !== undefined ? code : whole.slice(0, mostShown)
}

/** Words have vowels and no digits. Codes are made without vowels, so that they do not become words. */
const canBeCode = (text: string) =>
  /^[A-Z\d]*$/.test(text) && (/\d/.test(text) || !/[AEIOU]/.test(text))

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
 * A one-time code under the title of its page, which says what it is: six squares, and one input, so that a screen reader, autofill and paste see one field. Of what is typed or pasted
 * it takes the code, see `codeIn`.
 */
export function CodeField({
  label,
  description,
  errorMessage,
  inputRef,
  length,
  onComplete,
  onChange,
  ...rest
}: CodeFieldProps) {
  const written = rest.value?.length ?? 0
  // The last square is the one of a whole code.
  const next = Math.min(written, length - 1)
  const change = (text: string) => {
    const found = codeIn(text, length)
    const isTypedOn = rest.value?.length === length && found.startsWith(rest.value)
    // Stop the typing after a whole code.
    const code = isTypedOn ? found.slice(0, length) : found
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
      <Label className={hidden}>{label}</Label>
      <div className={styles.place}>
        <div className={styles.squares} aria-hidden="true">
          {Array.from({ length }, (_, index) => (
            <span key={index} className={styles.square} data-next={index === next || undefined} />
          ))}
        </div>
        <Input
          ref={inputRef}
          translate="no"
          autoCapitalize="characters"
          onPaste={paste}
          className={written > length ? styles.long : styles.input}
        />
      </div>
      <FieldHelp label={label} description={description} errorMessage={errorMessage} />
    </AriaTextField>
  )
}

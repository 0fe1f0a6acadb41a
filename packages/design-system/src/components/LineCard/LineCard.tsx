import type { ReactNode, Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { cx } from '../../cx.ts'
import { CloseIcon } from '../../icons/signs.tsx'
import type { HueName } from '../../theme/hueNames.ts'
import { hueClass } from '../../theme/hues.css.ts'
import type { Unstyled } from '../../unstyled.ts'
import { IconButton } from '../Button/IconButton.tsx'
import { disc, discOf } from '../ChoiceRow/ChoiceRow.css.ts'
import { FieldHelp, type FieldTexts } from '../Field/Field.tsx'
import * as styles from './LineCard.css.ts'

export interface LineCardProps {
  /** `LineField` elements. */
  children: ReactNode
  /** The hue that the list will have. */
  hue: HueName
}

/** The card of a list that does not exist yet: its rows are lines to write on. */
export function LineCard({ children, hue }: LineCardProps) {
  return <ul className={cx(styles.card, hueClass[hue])}>{children}</ul>
}

export interface LineFieldProps
  extends
    Omit<Unstyled<AriaTextFieldProps>, 'isDisabled' | 'isReadOnly' | 'value'>,
    Omit<FieldTexts, 'description'> {
  value: string
  /** Shown while the line is empty. */
  placeholder: string
  /** How the line is understood, below its text. */
  note?: ReactNode
  /** Name of the button that takes the line away. It is there once something is written. */
  clearLabel: string
  onClear: () => void
  /** The `<input>`, so that a form library can focus it. */
  inputRef?: Ref<HTMLInputElement>
}

/** A line of a `LineCard`. The circle before it is dashed until something is written. */
export function LineField({
  label,
  placeholder,
  errorMessage,
  note,
  clearLabel,
  onClear,
  inputRef,
  ...rest
}: LineFieldProps) {
  const isEmpty = rest.value.trim() === ''
  return (
    <li className={styles.row}>
      <span className={styles.sign} aria-hidden="true">
        <span className={cx(disc, isEmpty && discOf.dashed)} />
      </span>
      <AriaTextField
        validationBehavior="aria"
        {...rest}
        aria-label={label}
        className={styles.field}
      >
        <Input ref={inputRef} placeholder={placeholder} className={styles.input} />
        <div className={styles.note}>{note}</div>
        <FieldHelp label={label} errorMessage={errorMessage} />
      </AriaTextField>
      {!isEmpty && (
        <IconButton label={clearLabel} icon={<CloseIcon size="small" />} onPress={onClear} />
      )}
    </li>
  )
}

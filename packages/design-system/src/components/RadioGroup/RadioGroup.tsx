import type { Ref } from 'react'
import {
  Radio,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup'
import { cx } from '../../cx.ts'
import * as fieldStyles from '../Field/Field.css.ts'
import { FieldHelp, FieldLabel, type FieldTexts } from '../Field/Field.tsx'
import type { Unstyled } from '../../unstyled.ts'
import * as styles from './RadioGroup.css.ts'

export interface RadioOption<Value extends string> {
  value: Value
  label: string
}

export interface RadioGroupProps<Value extends string>
  extends
    Omit<
      Unstyled<AriaRadioGroupProps>,
      'value' | 'onChange' | 'defaultValue' | 'isDisabled' | 'isReadOnly'
    >,
    // Without a description: react-aria would have it spoken with each radio.
    Omit<FieldTexts, 'description' | 'isLabelHidden'> {
  options: readonly RadioOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** @default 'vertical' */
  orientation?: 'vertical' | 'horizontal'
  /** The first radio's `<input>`, so that a form library can focus it. */
  inputRef?: Ref<HTMLInputElement>
}

/** One of a few options; the arrow keys choose. */
export function RadioGroup<Value extends string>({
  label,
  options,
  errorMessage,
  inputRef,
  onChange,
  orientation = 'vertical',
  ...rest
}: RadioGroupProps<Value>) {
  return (
    <AriaRadioGroup
      validationBehavior="aria"
      {...rest}
      orientation={orientation}
      className={fieldStyles.field}
      onChange={(value) => {
        const chosen = options.find((option) => option.value === value)
        if (chosen) onChange(chosen.value)
      }}
    >
      <FieldLabel label={label} isRequired={rest.isRequired} />
      <div className={styles.options[orientation]}>
        {options.map((option, index) => (
          <Radio
            key={option.value}
            value={option.value}
            className={styles.option}
            inputRef={index === 0 ? inputRef : undefined}
          >
            <span className={cx(styles.mark, styles.round)}>
              <span className={styles.dot} />
            </span>
            <span>{option.label}</span>
          </Radio>
        ))}
      </div>
      <FieldHelp label={label} errorMessage={errorMessage} />
    </AriaRadioGroup>
  )
}

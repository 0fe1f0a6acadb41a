import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import {
  Select as AriaSelect,
  SelectValue,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components/Select'
import { CheckIcon, ChevronDownIcon } from '../../icons/icons.tsx'
import { cx } from '../../cx.ts'
import * as fieldStyles from '../Field/Field.css.ts'
import { FieldHelp, FieldLabel, type FieldTexts } from '../Field/Field.tsx'
import * as menuStyles from '../Menu/Menu.css.ts'
import * as styles from './Select.css.ts'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
  description?: string
}

export interface SelectProps<Value extends string>
  extends
    Pick<
      AriaSelectProps,
      'name' | 'isDisabled' | 'isInvalid' | 'isRequired' | 'onBlur' | 'autoFocus' | 'id'
    >,
    FieldTexts {
  options: readonly SelectOption<Value>[]
  /** The chosen value, or null while nothing is chosen. */
  value: Value | null
  onChange: (value: Value) => void
  /** Stands in the field while nothing is chosen. */
  placeholder: string
  /** The button that opens the list, so that a form library can focus it. */
  inputRef?: Ref<HTMLButtonElement>
}

/** One of many options, in a list that opens. For up to four, prefer a `RadioGroup`. */
export function Select<Value extends string>({ label, options, ...props }: SelectProps<Value>) {
  const { isLabelHidden, description, errorMessage, inputRef, onChange, ...rest } = props
  return (
    <AriaSelect
      validationBehavior="aria"
      {...rest}
      className={fieldStyles.field}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key)
        if (chosen) onChange(chosen.value)
      }}
    >
      {({ isInvalid }) => (
        <>
          <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={rest.isRequired} />
          <Button
            ref={inputRef}
            className={cx(fieldStyles.control, styles.button)}
            data-invalid={isInvalid || undefined}
          >
            <SelectValue className={styles.value}>
              {({ isPlaceholder, selectedText, defaultChildren }) =>
                isPlaceholder ? defaultChildren : selectedText
              }
            </SelectValue>
            <span className={styles.chevron}>
              <ChevronDownIcon size="small" />
            </span>
          </Button>
          <FieldHelp description={description} errorMessage={errorMessage} />
          <Popover className={menuStyles.popover} offset={4}>
            <ListBox items={options} className={menuStyles.list}>
              {(option) => <SelectItem option={option} />}
            </ListBox>
          </Popover>
        </>
      )}
    </AriaSelect>
  )
}

function SelectItem({ option }: { option: SelectOption<string> }) {
  return (
    <ListBoxItem id={option.value} textValue={option.label} className={menuStyles.item}>
      {({ isSelected }) => (
        <>
          <span className={menuStyles.itemTexts}>
            {option.label}
            {option.description !== undefined && (
              <span className={menuStyles.itemDescription}>{option.description}</span>
            )}
          </span>
          {isSelected && (
            <span className={menuStyles.check}>
              <CheckIcon size="small" />
            </span>
          )}
        </>
      )}
    </ListBoxItem>
  )
}

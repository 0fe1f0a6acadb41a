import {
  Checkbox,
  CodeField,
  type CodeFieldProps,
  FileField,
  type FileFieldProps,
  LineField,
  type LineFieldProps,
  PosterField,
  type PosterFieldProps,
  RadioGroup,
  type RadioGroupProps,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from '@daymark/design-system'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useMessages } from './useMessages.ts'

interface Bound<Values extends FieldValues> {
  control: Control<Values>
  name: FieldPath<Values>
}

/** Returns what every field takes from the form: value, changes, the input to focus, and the error as text. */
export function useFormField<Values extends FieldValues>({ control, name }: Bound<Values>) {
  const { field, fieldState } = useController({ control, name })
  const { ofCode } = useMessages()
  return {
    name: field.name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    inputRef: field.ref,
    isInvalid: fieldState.invalid,
    errorMessage: ofCode(fieldState.error?.message),
  }
}

type TextOptions = Pick<
  TextFieldProps,
  | 'label'
  | 'isLabelHidden'
  | 'description'
  | 'autoComplete'
  | 'inputMode'
  | 'type'
  | 'isRequired'
  | 'spellCheck'
  | 'onKeyDown'
>

export function FormTextField<Values extends FieldValues>({
  control,
  name,
  ...options
}: Bound<Values> & TextOptions) {
  return <TextField {...options} {...useFormField({ control, name })} />
}

/** A line of a list that is not there yet, in a `LineCard`. */
export function FormLineField<Values extends FieldValues>({
  control,
  name,
  ...options
}: Bound<Values> & Omit<LineFieldProps, keyof ReturnType<typeof useFormField>>) {
  return <LineField {...options} {...useFormField({ control, name })} />
}

/** Words on a poster. */
export function FormPosterField<Values extends FieldValues>({
  control,
  name,
  ...options
}: Bound<Values> & Omit<PosterFieldProps, keyof ReturnType<typeof useFormField>>) {
  return <PosterField {...options} {...useFormField({ control, name })} />
}

export function FormTextArea<Values extends FieldValues>({
  control,
  name,
  ...options
}: Bound<Values> & Pick<TextAreaProps, 'label' | 'description' | 'isRequired' | 'isQuoted'>) {
  return <TextArea {...options} {...useFormField({ control, name })} />
}

export function FormCodeField<Values extends FieldValues>({
  control,
  name,
  ...options
}: Bound<Values> & Pick<CodeFieldProps, 'label' | 'description' | 'length' | 'onComplete'>) {
  return <CodeField {...options} {...useFormField({ control, name })} />
}

/** The name of something: nothing that a browser could fill in. */
export function FormNameField<Values extends FieldValues>(
  props: Bound<Values> & Pick<TextOptions, 'label' | 'isLabelHidden' | 'description' | 'onKeyDown'>,
) {
  return <FormTextField {...props} autoComplete="off" isRequired />
}

/** A field for an e-mail address, with the right keyboard and autofill. */
export function FormEmailField<Values extends FieldValues>(
  props: Bound<Values> & Pick<TextOptions, 'label' | 'description' | 'autoComplete'>,
) {
  return (
    <FormTextField
      autoComplete="email"
      {...props}
      type="email"
      inputMode="email"
      spellCheck="false"
      isRequired
    />
  )
}

export function FormRadioGroup<Values extends FieldValues, Value extends string>({
  control,
  name,
  ...options
}: Bound<Values> & Pick<RadioGroupProps<Value>, 'label' | 'options' | 'orientation'>) {
  return <RadioGroup<Value> {...options} {...useFormField({ control, name })} />
}

export function FormCheckbox<Values extends FieldValues>({
  control,
  name,
  children,
}: Bound<Values> & { children: string }) {
  const { field } = useController({ control, name })
  return (
    <Checkbox isSelected={field.value === true} onChange={field.onChange}>
      {children}
    </Checkbox>
  )
}

export function FormFileField<Values extends FieldValues>({
  control,
  name,
  onChosen,
  ...options
}: Bound<Values> &
  Omit<FileFieldProps, keyof ReturnType<typeof useFormField>> & {
    /** Called once the form knows the new file, for instance to check it immediately. */
    onChosen?: () => void
  }) {
  const field = useFormField({ control, name })
  function change(file: File | null) {
    field.onChange(file)
    if (file) onChosen?.()
  }
  return <FileField {...options} {...field} onChange={change} />
}

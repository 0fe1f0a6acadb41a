import { type Control, type Field, type FieldPath, type FieldValues, get } from 'react-hook-form'

/**
 * Gives a field of a form the focus at once. React Hook Form's `setFocus` does it in a later task: what is typed before is
 * lost.
 */
export function focusField<Values extends FieldValues>(
  { _fields }: Control<Values>,
  name: FieldPath<Values>,
  { shouldSelect = false } = {},
): void {
  const field = (get(_fields, name) as Field | undefined)?._f
  const element = field?.refs?.find(({ disabled }) => !disabled) ?? field?.ref
  element?.focus?.()
  if (shouldSelect && element && 'select' in element) element.select?.()
}

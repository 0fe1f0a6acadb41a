import { LineCard } from '@daymark/design-system'
import { useWatch } from 'react-hook-form'
import { FormLineField } from '../../lib/forms/fields.tsx'
import type { FirstRunLinesProps } from '../../ui/module-kind/moduleKind.ts'
import { TypedSchedule } from './schedule/TypedSchedule.tsx'

/** The first to-dos, in the card that they get. */
export function FirstTodos({
  t,
  form: { control },
  names,
  label,
  suggestions,
  onRemove,
  onKeyDown,
}: FirstRunLinesProps) {
  const lines = useWatch({ control, name: [...names] })
  return (
    <LineCard hue="ember">
      {names.map((name, index) => {
        const typed = lines[index]?.trim() ?? ''
        return (
          <FormLineField
            key={name}
            control={control}
            name={name}
            label={label(index + 1)}
            placeholder={index === 0 ? t('todos.first') : t('todos.next')}
            // A suggestion has its schedule in its words.
            note={!suggestions.includes(typed) && <TypedSchedule typed={typed} />}
            clearLabel={t('todos.remove', { line: typed })}
            autoComplete="off"
            onClear={() => onRemove(index)}
            onKeyDown={(event) => onKeyDown(event, index)}
          />
        )
      })}
    </LineCard>
  )
}

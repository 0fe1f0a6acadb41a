import { zodResolver } from '@hookform/resolvers/zod'
import { createDailyTodoOption, type DailyTodoOption, type Schedule } from '@daymark/api'
import { NameSchema, OptionTextSchema } from '@daymark/api/schemas'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { FormTextArea } from '../../lib/forms/fields.tsx'
import { useServerErrors } from '../../lib/forms/serverErrors.ts'
import { type Changeable, Editing } from '../../lib/query/editing.ts'
import { useOffers } from '../../lib/query/offers.ts'
import { useDraft } from '../../lib/forms/useDraft.ts'
import type { OptionFormProps } from '../../ui/module-kind/moduleKind.ts'
import { OptionFormFrame } from '../../ui/module-kind/OptionFormFrame.tsx'
import { changeableTodo, type TodoValues } from './changeable.ts'
import { FormScheduleField } from './schedule/ScheduleField.tsx'
import { sentNew } from './schedule/sent.ts'
import { lists } from './todoQueries.ts'

const schema = z.object({
  name: NameSchema,
  text: OptionTextSchema,
  schedule: z.custom<Schedule>(),
})

/** What else a page changes at once is none of this form's business. */
const describedTodo: Changeable<DailyTodoOption, Pick<TodoValues, 'name' | 'text'>> = {
  ...changeableTodo,
  valuesOf: ({ name, text }) => ({ name, text }),
}

export function OptionForm(props: OptionFormProps<DailyTodoOption>) {
  const { moduleId, option, onSaved } = props
  const { t } = useTranslation('dailyTodos')
  const hasSchedules = useOffers('schedules')
  const client = useQueryClient()
  const [editing] = useState(() => option && new Editing(describedTodo, option))
  const save = useMutation({
    mutationFn: async (values: z.infer<typeof schema>) => {
      const { schedule, ...texts } = values
      if (editing) return editing.save(client, texts)
      const data = { module: moduleId, ...texts, ...sentNew(schedule) }
      return { entity: await createDailyTodoOption(data), isChangedElsewhere: false }
    },
    meta: { invalidates: [lists.options.queryKey()] },
  })
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      name: option?.name ?? '',
      text: option?.text ?? '',
      schedule: null,
    },
  })
  useServerErrors(form, save)
  useDraft(form)
  return (
    <OptionFormFrame
      form={form}
      mutation={save}
      onSubmit={(values) => save.mutateAsync(values)}
      onSaved={({ entity, isChangedElsewhere }) => onSaved(entity.name, isChangedElsewhere)}
      label={t(option ? 'option.form' : 'option.new')}
    >
      <FormTextArea
        control={form.control}
        name="text"
        label={t('option.text')}
        description={t('option.textDescription')}
        isRequired
      />
      {hasSchedules && !option && <FormScheduleField control={form.control} />}
    </OptionFormFrame>
  )
}

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
import { Editing } from '../../lib/query/editing.ts'
import { useOffers } from '../../lib/query/offers.ts'
import { useDraft } from '../../lib/forms/useDraft.ts'
import type { OptionFormProps } from '../../ui/module-kind/moduleKind.ts'
import { OptionFormFrame } from '../../ui/module-kind/OptionFormFrame.tsx'
import { FormScheduleField } from './schedule/ScheduleField.tsx'
import { scheduledTodo } from './schedule/scheduledTodo.ts'
import { sentNew } from './schedule/sent.ts'
import { lists } from './todoQueries.ts'

const schema = z.object({
  name: NameSchema,
  text: OptionTextSchema,
  schedule: z.custom<Schedule>(),
})

export function OptionForm(props: OptionFormProps<DailyTodoOption>) {
  const { moduleId, option, onSaved } = props
  const { t } = useTranslation('dailyTodos')
  const hasSchedules = useOffers('schedules')
  const client = useQueryClient()
  const [editing] = useState(() => option && new Editing(scheduledTodo, option))
  const save = useMutation({
    mutationFn: async (values: z.infer<typeof schema>) => {
      if (editing) return editing.save(client, values)
      const { schedule, ...texts } = values
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
      schedule: option?.schedule ?? null,
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
      {hasSchedules && <FormScheduleField isChange={option !== undefined} control={form.control} />}
    </OptionFormFrame>
  )
}

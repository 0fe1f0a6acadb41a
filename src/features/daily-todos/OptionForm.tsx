import { zodResolver } from '@hookform/resolvers/zod'
import {
  createDailyTodoOption,
  type DailyTodoOption,
  type Schedule,
  updateDailyTodoOption,
} from '@daymark/api'
import { NameSchema, OptionTextSchema } from '@daymark/api/schemas'
import { useMutation } from '@tanstack/react-query'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { FormTextArea } from '../../lib/forms/fields.tsx'
import { useServerErrors } from '../../lib/forms/serverErrors.ts'
import { useOffers } from '../../lib/query/offers.ts'
import { useDraft } from '../../lib/forms/useDraft.ts'
import type { OptionFormProps } from '../../ui/module-kind/moduleKind.ts'
import { OptionFormFrame } from '../../ui/module-kind/OptionFormFrame.tsx'
import { ScheduleField } from './schedule/ScheduleField.tsx'
import { sentChange, sentNew } from './schedule/sent.ts'
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
  const save = useMutation({
    mutationFn: ({ data: { schedule, ...data } }: { data: z.infer<typeof schema> }) =>
      option
        ? updateDailyTodoOption(option.id, { ...data, ...sentChange(option, schedule) })
        : createDailyTodoOption({ module: moduleId, ...data, ...sentNew(schedule) }),
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
      onSubmit={(data) => save.mutateAsync({ data })}
      onSaved={(_saved, { name }) => onSaved(name)}
      label={t(option ? 'option.form' : 'option.new')}
    >
      <FormTextArea
        control={form.control}
        name="text"
        label={t('option.text')}
        description={t('option.textDescription')}
        isRequired
      />
      {hasSchedules && (
        <Controller
          control={form.control}
          name="schedule"
          render={({ field }) => (
            <ScheduleField
              isChange={option !== undefined}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      )}
    </OptionFormFrame>
  )
}

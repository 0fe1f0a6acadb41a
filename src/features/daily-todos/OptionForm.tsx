import {
  type DailyTodoOption,
  useCreateDailyTodoOption,
  useUpdateDailyTodoOption,
} from '@daymark/api'
import { NameSchema, OptionTextSchema } from '@daymark/api/schemas'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { FormTextArea } from '../../lib/forms/fields.tsx'
import { useApiForm } from '../../lib/forms/useApiForm.ts'
import type { OptionFormProps } from '../../ui/module-kind/moduleKind.ts'
import { OptionFormFrame } from '../../ui/module-kind/OptionFormFrame.tsx'

const schema = z.object({ name: NameSchema, text: OptionTextSchema })

export function OptionForm(props: OptionFormProps<DailyTodoOption>) {
  const { moduleId, option, onSaved } = props
  const { t } = useTranslation('dailyTodos')
  const create = useCreateDailyTodoOption()
  const update = useUpdateDailyTodoOption()
  const save = useMutation({
    mutationFn: ({ data }: { data: z.infer<typeof schema> }) =>
      option
        ? update.mutateAsync({ id: option.id, data })
        : create.mutateAsync({ data: { module: moduleId, ...data } }),
  })
  const form = useApiForm({
    schema,
    values: { name: option?.name ?? '', text: option?.text ?? '' },
    mutation: save,
    onSaved: (_saved, { name }) => onSaved(name),
  })
  return (
    <OptionFormFrame form={form} label={t(option ? 'option.form' : 'option.new')}>
      <FormTextArea
        control={form.form.control}
        name="text"
        label={t('option.text')}
        description={t('option.textDescription')}
        isRequired
      />
    </OptionFormFrame>
  )
}

import { createDailyTodoOption, type DailyTodoOption, updateDailyTodoOption } from '@daymark/api'
import { DailyTodoOptionUpdateSchema } from '@daymark/api/schemas'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { FormTextArea } from '../../forms/fields.tsx'
import { nameSchema } from '../../forms/schemas.ts'
import { useApiForm } from '../../forms/useApiForm.ts'
import type { OptionFormProps } from '../moduleKind.ts'
import { OptionFormFrame } from '../OptionFormFrame.tsx'

const schema = z.object({ name: nameSchema, text: DailyTodoOptionUpdateSchema.shape.text })

// oxlint-disable-next-line import/no-default-export -- React.lazy wants one
export default function OptionForm(props: OptionFormProps<DailyTodoOption>) {
  const { moduleId, option, actions, onSaved } = props
  const { t } = useTranslation('dailyTodos')
  const form = useApiForm({
    schema,
    values: { name: option?.name ?? '', text: option?.text ?? '' },
    save: (values) =>
      option
        ? updateDailyTodoOption(option.id, values)
        : createDailyTodoOption({ module: moduleId, ...values }),
    onSaved,
  })
  return (
    <OptionFormFrame form={form} isNew={option === undefined} actions={actions}>
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

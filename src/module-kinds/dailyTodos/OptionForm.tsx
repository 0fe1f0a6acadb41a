import {
  type DailyTodoOption,
  getCreateDailyTodoOptionMutationOptions,
  getUpdateDailyTodoOptionMutationOptions,
  withVariables,
} from '@daymark/api'
import { NameSchema, OptionTextSchema } from '@daymark/api/schemas'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { FormTextArea } from '../../forms/fields.tsx'
import { useApiForm } from '../../forms/useApiForm.ts'
import type { OptionFormProps } from '../moduleKind.ts'
import { OptionFormFrame } from '../OptionFormFrame.tsx'

const schema = z.object({ name: NameSchema, text: OptionTextSchema })

type Values = z.infer<typeof schema>

/** Changes an option, or makes one of a module. */
function saveOption(moduleId: number, option: DailyTodoOption | undefined) {
  return option
    ? getUpdateDailyTodoOptionMutationOptions(option.id)
    : withVariables(getCreateDailyTodoOptionMutationOptions(), (values: Values) => ({
        module: moduleId,
        ...values,
      }))
}

// oxlint-disable-next-line import/no-default-export -- React.lazy wants one
export default function OptionForm(props: OptionFormProps<DailyTodoOption>) {
  const { moduleId, option, onSaved } = props
  const { t } = useTranslation('dailyTodos')
  const mutation = useMutation(saveOption(moduleId, option))
  const form = useApiForm({
    schema,
    values: { name: option?.name ?? '', text: option?.text ?? '' },
    mutation,
    onSaved: (_saved, { name }) => onSaved(name),
  })
  return (
    <OptionFormFrame form={form} isNew={option === undefined}>
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

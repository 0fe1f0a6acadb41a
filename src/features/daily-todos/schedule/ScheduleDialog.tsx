import {
  type DailyTodoOption,
  getUpdateDailyTodoOptionMutationOptions,
  type Schedule,
} from '@daymark/api'
import { Button, Dialog } from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiForm } from '../../../lib/forms/ApiForm.tsx'
import { useServerErrors } from '../../../lib/forms/serverErrors.ts'
import { toasts } from '../../../ui/toasts.ts'
import { unchanged } from '../sentTodo.ts'
import { ScheduleField } from './ScheduleField.tsx'
import { sentChange } from './sent.ts'
import './texts.ts'

interface Props {
  option: DailyTodoOption
  onClose: () => void
}

/** Asks when a to-do is due. What is chosen counts from today. */
export function ScheduleDialog({ option, onClose }: Props) {
  const { t } = useTranslation(['schedule', 'shell'])
  const title = t('title', { name: option.name })
  const { meta, ...update } = getUpdateDailyTodoOptionMutationOptions()
  const save = useMutation({ ...update, meta: { ...meta, awaits: true } })
  const form = useForm<{ schedule: Schedule }>({
    defaultValues: { schedule: option.schedule ?? null },
  })
  useServerErrors(form, save)
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} closeLabel={t('shell:close')} isDismissable>
      <ApiForm
        form={form}
        mutation={save}
        onSubmit={({ schedule }) =>
          save.mutateAsync({
            id: option.id,
            data: { ...unchanged(option), ...sentChange(option, schedule) },
          })
        }
        onSaved={({ name }) => {
          onClose()
          toasts.show({ tone: 'success', title: t('shell:saved', { object: name }) })
        }}
        label={title}
        submitLabel={t('shell:save')}
        actions={<Button onPress={onClose}>{t('shell:cancel')}</Button>}
      >
        <Controller
          control={form.control}
          name="schedule"
          render={({ field }) => (
            <ScheduleField isChange value={field.value} onChange={field.onChange} />
          )}
        />
      </ApiForm>
    </Dialog>
  )
}

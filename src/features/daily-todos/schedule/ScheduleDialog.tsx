import type { DailyTodoOption, Schedule } from '@daymark/api'
import { Dialog, Name } from '@daymark/design-system'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiForm } from '../../../lib/forms/ApiForm.tsx'
import { useServerErrors } from '../../../lib/forms/serverErrors.ts'
import { useChange } from '../../../lib/query/useChange.ts'
import { useSaved } from '../../../ui/useSaved.ts'
import { useListHue } from '../listHue.ts'
import { FormScheduleField } from './ScheduleField.tsx'
import { scheduledTodo } from './scheduledTodo.ts'
import './texts.ts'

interface Props {
  option: DailyTodoOption
  onClose: () => void
}

/** Asks when a to-do is due. What is chosen counts from today. */
export function ScheduleDialog({ option, onClose }: Props) {
  const { t } = useTranslation(['schedule', 'shell'])
  // The name may be changed meanwhile.
  const [name] = useState(option.name)
  const save = useChange(scheduledTodo, option, { awaits: true })
  const hue = useListHue(option.module)
  const saySaved = useSaved()
  const form = useForm<{ schedule: Schedule }>({
    defaultValues: { schedule: option.schedule ?? null },
  })
  useServerErrors(form, save)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('label')}
      description={<Name>{name}</Name>}
      closeLabel={t('shell:close')}
      isDismissable
    >
      <ApiForm
        form={form}
        mutation={save}
        onSubmit={(values) => save.mutateAsync(values)}
        onSaved={(saved) => {
          onClose()
          saySaved(saved)
        }}
        label={t('title', { name })}
        submitLabel={t('shell:save')}
      >
        <FormScheduleField isChange hue={hue} control={form.control} />
      </ApiForm>
    </Dialog>
  )
}

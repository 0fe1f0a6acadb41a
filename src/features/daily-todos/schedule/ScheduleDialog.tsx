import type { DailyTodoOption, Schedule } from '@daymark/api'
import { Dialog, Name } from '@daymark/design-system'
import i18next from 'i18next'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { dayNamesIn } from '../../../lib/days/dayNames.ts'
import { ApiForm } from '../../../lib/forms/ApiForm.tsx'
import { useServerErrors } from '../../../lib/forms/serverErrors.ts'
import { useChange } from '../../../lib/query/useChange.ts'
import { useSaved } from '../../../ui/useSaved.ts'
import { changeableTodo } from '../changeable.ts'
import { useListHue } from '../listHue.ts'
import { FormScheduleField } from './ScheduleField.tsx'
import './texts.ts'
import { scheduleWords } from './words.ts'

/** What another device made of a schedule is said in words. */
const scheduledTodo: typeof changeableTodo = {
  ...changeableTodo,
  say: ({ schedule }, member) =>
    member === 'schedule'
      ? scheduleWords(schedule, i18next.getFixedT(null, 'schedule'), dayNamesIn(i18next.language))
      : undefined,
}

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

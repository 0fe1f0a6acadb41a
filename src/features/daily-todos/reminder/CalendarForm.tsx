import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { focusField } from '../../../lib/forms/focusField.ts'
import { ApiForm } from '../../../lib/forms/ApiForm.tsx'
import { FormTextField } from '../../../lib/forms/fields.tsx'
import { useServerErrors } from '../../../lib/forms/serverErrors.ts'
import { useDraft } from '../../../lib/forms/useDraft.ts'
import { saveFile } from '../../../lib/saveFile.ts'
import { dayNow, localDayNow } from '../../../lib/days/days.ts'
import { dashboardWidgetPath } from '../../../paths.ts'
import { toasts } from '../../../ui/toasts.ts'
import type { OptionOrWidget } from '../../../ui/module-kind/moduleKind.ts'
import '../changes/texts.ts'
import { weekdaysOf } from '../schedule/schedule.ts'
import { useScheduleWords } from '../schedule/words.ts'
import { moduleOptions } from '../todoQueries.ts'
import { calendarFile } from './calendarFile.ts'
import { OtherDay } from './OtherDay.tsx'

interface Props {
  list: OptionOrWidget
  onClose: () => void
}

const schema = z.object({ time: z.string().check(z.regex(/^\d\d:\d\d$/)) })

function saveReminder({ id, name }: OptionOrWidget, time: string, weekdays?: readonly number[]) {
  const url = new URL(dashboardWidgetPath('dailyTodos', id), location.origin)
  const event = {
    id: `list-${id}@${location.host}`,
    title: name,
    url: url.href,
    day: localDayNow(),
    weekdays,
    time,
    now: new Date(),
  }
  const file = new Blob([calendarFile(event)], { type: 'text/calendar' })
  saveFile(file, 'daymark-reminder.ics')
}

/** Makes a file for the person's own calendar, which reminds them of a list on the days on which it has something due (docs/product.md#7-22). */
export function CalendarForm({ list, onClose }: Props) {
  const { t } = useTranslation('listChanges')
  const words = useScheduleWords()
  const { data: options = [] } = useQuery(moduleOptions(list.module))
  const weekdays = weekdaysOf(options, dayNow())
  const save = useMutation({
    mutationFn: async ({ time }: z.infer<typeof schema>) => saveReminder(list, time, weekdays),
    networkMode: 'always',
  })
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { time: '20:00' } })
  useServerErrors(form, save)
  useDraft(form, `reminder-${list.id}`)
  const { control } = form
  const time = useWatch({ control, name: 'time' })
  useEffect(() => focusField(control, 'time'), [control])
  return (
    <ApiForm
      form={form}
      mutation={save}
      onSubmit={(values) => save.mutateAsync(values)}
      onSaved={() => {
        onClose()
        toasts.show({ tone: 'success', title: t('reminder.saved') })
      }}
      label={t('reminder.title', { name: list.name })}
      submitLabel={t('reminder.save')}
    >
      <FormTextField
        control={control}
        name="time"
        type="time"
        label={weekdays ? t('reminder.timeOn', { days: words({ weekdays }) }) : t('reminder.time')}
        description={t(weekdays ? 'reminder.textOn' : 'reminder.text')}
        isRequired
      />
      <OtherDay time={time} />
    </ApiForm>
  )
}

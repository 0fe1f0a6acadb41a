import { Button, Dialog } from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { ApiFormView } from '../../../lib/forms/ApiFormView.tsx'
import { FormTextField } from '../../../lib/forms/fields.tsx'
import { useApiForm } from '../../../lib/forms/useApiForm.ts'
import { saveFile } from '../../../lib/saveFile.ts'
import { localDayNow } from '../../../lib/days/days.ts'
import { dashboardWidgetPath } from '../../../paths.ts'
import { toasts } from '../../../ui/toasts.ts'
import type { OptionOrWidget } from '../../../ui/module-kind/moduleKind.ts'
import '../changes/texts.ts'
import { calendarFile } from './calendarFile.ts'

interface Props {
  list: OptionOrWidget
  onClose: () => void
}

/** Makes a file for the person's own calendar, which reminds them of a list every day (docs/product.md#7-22). */
export function ReminderDialog({ list, onClose }: Props) {
  const { t } = useTranslation(['listChanges', 'shell'])
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('reminder.title', { name: list.name })}
      closeLabel={t('shell:close')}
      isDismissable
    >
      <ReminderForm list={list} onClose={onClose} />
    </Dialog>
  )
}

const schema = z.object({ time: z.string().check(z.regex(/^\d\d:\d\d$/)) })

function ReminderForm({ list, onClose }: Props) {
  const { t } = useTranslation(['listChanges', 'shell'])
  const save = useMutation({
    mutationFn: async ({ time }: z.infer<typeof schema>) => {
      const url = new URL(dashboardWidgetPath('dailyTodos', list.id), location.origin)
      const id = `list-${list.id}@${location.host}`
      const day = localDayNow()
      const event = { id, title: list.name, url: url.href, day, time, now: new Date() }
      const file = new Blob([calendarFile(event)], { type: 'text/calendar' })
      saveFile(file, 'daymark-reminder.ics')
    },
    networkMode: 'always',
  })
  const form = useApiForm({
    schema,
    values: { time: '20:00' },
    mutation: save,
    variables: (values) => values,
    part: `reminder-${list.id}`,
    onSaved: () => {
      onClose()
      toasts.show({ tone: 'success', title: t('reminder.saved') })
    },
  })
  const { control, setFocus } = form.form
  useEffect(() => setFocus('time'), [setFocus])
  return (
    <ApiFormView
      form={form}
      label={t('reminder.title', { name: list.name })}
      submitLabel={t('reminder.save')}
      actions={<Button onPress={onClose}>{t('shell:cancel')}</Button>}
    >
      <FormTextField
        control={control}
        name="time"
        type="time"
        label={t('reminder.time')}
        description={t('reminder.text')}
        isRequired
      />
    </ApiFormView>
  )
}

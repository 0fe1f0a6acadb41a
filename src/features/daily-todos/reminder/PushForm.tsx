import { getGetPushSubscriptionQueryKey, hasErrorCode, type Reminder } from '@daymark/api'
import { ReminderSchema } from '@daymark/api/schemas'
import { Banner, Button, Stack, Text } from '@daymark/design-system'
import { zodResolver } from '@hookform/resolvers/zod'
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { dayNow } from '../../../lib/days/days.ts'
import { focusField } from '../../../lib/forms/focusField.ts'
import { ApiForm } from '../../../lib/forms/ApiForm.tsx'
import { FormTextField } from '../../../lib/forms/fields.tsx'
import { useServerErrors } from '../../../lib/forms/serverErrors.ts'
import {
  knownObstacle,
  PushError,
  readReceivers,
  subscribe,
  unsubscribe,
} from '../../../lib/push/pushSubscription.ts'
import type { OptionOrWidget } from '../../../ui/module-kind/moduleKind.ts'
import { BlockSkeleton } from '../../../ui/BlockSkeleton.tsx'
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx'
import { chooseReminder, hasReminders, useReminder } from '../../../ui/preferences/reminders.ts'
import { toasts } from '../../../ui/toasts.ts'
import '../changes/texts.ts'
import { useListHue } from '../listHue.ts'
import { weekdaysOf } from '../schedule/schedule.ts'
import '../schedule/texts.ts'
import { WeekdayChips } from '../schedule/WeekdayChips.tsx'
import { moduleOptions } from '../todoQueries.ts'
import { OtherDay } from './OtherDay.tsx'

interface Props {
  list: OptionOrWidget
  onClose: () => void
  /** Asks for the file of a calendar instead. */
  onCalendar: () => void
}

/** Has a list remind of itself by a notification, at a time on days of the week (docs/product.md#7-29). */
export function PushForm(props: Props) {
  const { t } = useTranslation('listChanges')
  return (
    <QueryBoundary loading={<BlockSkeleton />} failure={t('reminder.unread')}>
      <Form {...props} />
    </QueryBoundary>
  )
}

/** Who shows the reminders of the person. The dialog asks it afresh whenever it opens. */
const receiversQuery = queryOptions({
  queryKey: [...getGetPushSubscriptionQueryKey(), 'receivers'],
  queryFn: ({ signal }) => readReceivers(signal),
  gcTime: 0,
})

const everyDay = [1, 2, 3, 4, 5, 6, 7]

function Form({ list: { id, module, name }, onClose, onCalendar }: Props) {
  const { t } = useTranslation(['listChanges', 'shell', 'schedule'])
  const client = useQueryClient()
  const hue = useListHue(module)
  const reminder = useReminder(id)
  const { data: receivers } = useSuspenseQuery(receiversQuery)
  const { isHere, isElsewhere } = receivers

  const save = useMutation({
    async mutationFn(values: Reminder) {
      client.setQueryData(receiversQuery.queryKey, await subscribe(receivers.applicationServerKey))
      chooseReminder(client, id, values)
    },
    networkMode: 'always',
  })

  function stop() {
    chooseReminder(client, id, undefined)
    // Without a reminder nothing is sent, so it does not matter when this device is not subscribed any more.
    if (!hasReminders()) {
      client.removeQueries(receiversQuery)
      void unsubscribe().catch(() => undefined)
    }
    onClose()
    toasts.show({ tone: 'success', title: t('reminder.stopped', { name }) })
  }

  const options = client.getQueryData(moduleOptions(module).queryKey) ?? []
  const form = useForm<Reminder>({
    resolver: zodResolver(ReminderSchema),
    defaultValues: reminder ?? {
      time: '20:00',
      weekdays: weekdaysOf(options, dayNow()) ?? everyDay,
    },
  })
  useServerErrors(form, save)
  const { control } = form
  const time = useWatch({ control, name: 'time' })
  useEffect(() => focusField(control, 'time'), [control])
  // What keeps the browser from it is no failure of the form: it says what to do.
  const refusal = save.error instanceof PushError ? save.error.obstacle : undefined
  const obstacle = refusal ?? knownObstacle()
  return (
    <ApiForm
      form={form}
      mutation={{ ...save, error: refusal ? null : save.error }}
      onSubmit={(values) => save.mutateAsync(values)}
      onSaved={() => {
        onClose()
        toasts.show({ tone: 'success', title: t('reminder.set', { name }) })
      }}
      describeError={(error) =>
        hasErrorCode(error, 'too_many_subscriptions') ? t('reminder.tooMany') : undefined
      }
      label={t('reminder.title', { name })}
      submitLabel={reminder && isHere ? t('shell:save') : t('reminder.remind')}
      actions={
        <>
          {reminder && (
            <Button variant="quiet" onPress={stop}>
              {t('reminder.stop')}
            </Button>
          )}
          <Button variant="quiet" onPress={onCalendar}>
            {t('reminder.calendar')}
          </Button>
        </>
      }
    >
      <FormTextField
        control={form.control}
        name="time"
        type="time"
        label={t('reminder.at')}
        isLabelHidden
        isRequired
      />
      <Stack gap={2}>
        <Text size="sm" weight="medium">
          {t('schedule:days')}
        </Text>
        <Controller
          control={form.control}
          name="weekdays"
          render={({ field }) => (
            <WeekdayChips
              label={t('schedule:days')}
              value={field.value}
              onChange={field.onChange}
              hue={hue}
            />
          )}
        />
      </Stack>
      <OtherDay time={time} />
      <Text size="sm" tone="muted">
        {t('reminder.push')}
      </Text>
      {reminder && !isHere && (
        <Text>{t(isElsewhere ? 'reminder.notHere' : 'reminder.nowhere')}</Text>
      )}
      {obstacle && (
        <Banner tone="warning" {...(refusal && { role: 'alert' })}>
          {t(`reminder.obstacle.${obstacle}`)}
        </Banner>
      )}
    </ApiForm>
  )
}

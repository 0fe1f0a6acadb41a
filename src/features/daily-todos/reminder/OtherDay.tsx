import { Banner, Button } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { dayBeginningAt } from '../../../lib/days/days.ts'
import { usePreference } from '../../../lib/preferences/preferences.ts'
import { useSetPreference } from '../../../ui/preferences/setPreference.ts'
import { toasts } from '../../../ui/toasts.ts'
import '../changes/texts.ts'

/** Returns today at a time of day ("20:00") where the person is. Undefined while the time is incomplete. */
function todayAt(time: string): Date | undefined {
  const [hours, minutes] = time.split(':').map(Number)
  if (hours === undefined || minutes === undefined) return undefined
  const moment = new Date()
  moment.setHours(hours, minutes, 0, 0)
  return moment
}

/**
 * Says that at the time of a reminder the list shows another day than the calendar, and offers the person's own midnight
 * (docs/product.md#7-29). Shows nothing where the two days agree.
 */
export function OtherDay({ time }: { time: string }) {
  const { t } = useTranslation('listChanges')
  const begin = usePreference('dayBegins') ?? 'utc'
  const setPreference = useSetPreference()
  const moment = todayAt(time)
  if (moment === undefined) return null
  const [day, calendarDay] = [dayBeginningAt(begin, moment), dayBeginningAt('local-0', moment)]
  if (day === calendarDay) return null
  // A person who chose a later hour wants the night to belong to the day before.
  if (begin !== 'utc') {
    const hour = `${begin.slice('local-'.length).padStart(2, '0')}:00`
    return <Banner>{t('reminder.otherDay.late', { time, hour })}</Banner>
  }
  return (
    <Banner
      action={
        <Button
          size="small"
          onPress={() => {
            setPreference({ dayBegins: 'local-0' })
            toasts.show({ tone: 'success', title: t('reminder.otherDay.done') })
          }}
        >
          {t('reminder.otherDay.accept')}
        </Button>
      }
    >
      {t(day > calendarDay ? 'reminder.otherDay.next' : 'reminder.otherDay.before', { time })}
    </Banner>
  )
}

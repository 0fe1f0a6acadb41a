import type { DailyTodoItem } from '@daymark/api'
import i18next from 'i18next'
import { dayNamesIn } from '../../../lib/days/dayNames.ts'
import { showMessage } from '../../../ui/toasts.ts'
import type { TodoPlace } from '../status/itemPart.ts'
import './texts.ts'

const dayTitle = (day: string) => dayNamesIn(i18next.language).longTitle(day)

/** Says that another device has changed a note meanwhile, with the text that this device does not keep. */
export function overtaken(
  { name, date }: TodoPlace,
  item: DailyTodoItem | undefined,
  text: string,
): void {
  const day = dayTitle(date)
  const note = item?.note
  const now =
    note === undefined
      ? i18next.t('notes:overtakenEmpty', { day })
      : i18next.t('notes:overtakenText', { day, note })
  showMessage({ title: i18next.t('notes:overtaken', { name }), description: withText(now, text) })
}

/** Says that a note was not saved, and why, with its text. */
export function failed(
  { name, date }: TodoPlace,
  reason: 'deleted' | 'refused' | 'unconfirmed',
  text: string,
): void {
  showMessage({
    tone: 'danger',
    title: i18next.t(`notes:failure.${reason}`, { name }),
    description: withText(i18next.t(`notes:failure.${reason}Text`, { day: dayTitle(date) }), text),
  })
}

function withText(sentence: string, note: string): string {
  return note === '' ? sentence : `${sentence} ${i18next.t('notes:yours', { note })}`
}

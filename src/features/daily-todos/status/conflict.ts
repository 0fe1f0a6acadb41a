import { ApiError, type DailyTodoItem, isNotFound } from '@daymark/api'
import i18next from 'i18next'
import { dayNamesIn } from '../../../lib/days/dayNames.ts'
import { showMessage } from '../../../ui/toasts.ts'
import { statusOf } from '../todoQueries.ts'
import { type ItemPart, type TodoPlace, valueOf } from './itemPart.ts'

/**
 * Returns whether another device has changed a to-do since a choice was made (docs/product.md#7-6). The chosen value, and
 * those that the server may have because of this device, are no conflict.
 */
export function isChangedElsewhere(
  item: DailyTodoItem | undefined,
  part: ItemPart,
  value: string,
  baseStatuses: readonly string[],
): boolean {
  if (item === undefined) return false
  const current = valueOf(item, part)
  return current !== value && !baseStatuses.includes(current)
}

const dayTitle = (day: string) => dayNamesIn(i18next.language).longTitle(day)

/** What became of a note is said with the note itself, so that it is not lost. The words come when they are needed. */
const loadNoteMessages = () => import('../note/noteMessages.ts')

/** What a message is about: the part of a to-do on a day, and the value that was sent. */
export interface Sent {
  place: TodoPlace
  part: ItemPart
  value: string
}

export function reportConflict(
  { place, part, value }: Sent,
  item: DailyTodoItem | undefined,
): void {
  const { name, date } = place
  if (part === 'note') {
    void loadNoteMessages().then((say) => say.overtaken(place, item, value))
    return
  }
  const status = i18next.t(`dailyTodos:widget.status.${statusOf(item)}`)
  showMessage({
    title: i18next.t('dailyTodos:widget.overtaken', { name }),
    description: i18next.t('dailyTodos:widget.overtakenText', { day: dayTitle(date), status }),
  })
}

/** Returns whether a to-do, or its list, does not exist any more. */
export function isDeleted(error: Error): boolean {
  if (isNotFound(error)) return true
  // What the server says of a new item, and of the list whose day is read.
  return (
    error instanceof ApiError &&
    error.errors.some(
      ({ code, field = '' }) =>
        ['does_not_exist', 'invalid_choice'].includes(code) && ['option', 'module'].includes(field),
    )
  )
}

export function reportFailure({ place, part, value }: Sent, error: Error): void {
  const { name, date } = place
  const key = isDeleted(error) ? 'deleted' : isRefusal(error) ? 'refused' : 'unconfirmed'
  if (part === 'note') {
    void loadNoteMessages().then((say) => say.failed(place, key, value))
    return
  }
  showMessage({
    tone: 'danger',
    title: i18next.t(`dailyTodos:widget.${key}`, { name }),
    description: i18next.t(`dailyTodos:widget.${key}Text`, { day: dayTitle(date) }),
  })
}

/** A time-out (408) and a failure of the server leave open whether the change has happened. */
function isRefusal(error: Error): boolean {
  return (
    error instanceof ApiError &&
    ['validation', 'client'].includes(error.kind) &&
    error.status !== 408
  )
}

import i18next from 'i18next'
import { dayNamesIn } from '../../../lib/days/dayNames.ts'
import { changeableTodo } from '../changeable.ts'
import { scheduleWords } from './words.ts'

/** A to-do whose schedule a form may change: what another device made of that is said in words. */
export const scheduledTodo: typeof changeableTodo = {
  ...changeableTodo,
  say: ({ schedule }, member) =>
    member === 'schedule'
      ? scheduleWords(schedule, i18next.getFixedT(null, 'schedule'), dayNamesIn(i18next.language))
      : undefined,
}

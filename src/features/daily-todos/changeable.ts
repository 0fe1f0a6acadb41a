import {
  type DailyTodoOption,
  getDailyTodoOption,
  getDailyTodosModule,
  getDailyTodosWidget,
  isArchivedOn,
  patchDailyTodoOption,
  type Schedule,
  updateDailyTodoOption,
  updateDailyTodosModule,
  updateDailyTodosWidget,
} from '@daymark/api'
import { dayNow } from '../../lib/days/days.ts'
import type { Changeable } from '../../lib/query/editing.ts'
import { loadOffers, offers } from '../../lib/query/offers.ts'
import { changeableName } from '../../ui/module-kind/changeableName.ts'
import { sentArchive } from './archive/sent.ts'
import { sentChange } from './schedule/sent.ts'

export const changeableList = changeableName({
  operation: 'updateDailyTodosModule',
  read: getDailyTodosModule,
  update: updateDailyTodosModule,
})

export const changeableWidget = changeableName({
  operation: 'updateDailyTodosWidget',
  read: getDailyTodosWidget,
  update: updateDailyTodosWidget,
})

export interface TodoValues {
  name: string
  text: string
  /** The present one. A change counts from today. */
  schedule: Schedule
  /** Whether it is archived today. */
  isArchived: boolean
}

/** Changes some members of a to-do, where the backend can; elsewhere the others are sent as they were read right before. */
export const changeableTodo: Changeable<DailyTodoOption, TodoValues> = {
  operation: 'updateDailyTodoOption',
  valuesOf: (option) => ({
    name: option.name,
    text: option.text,
    schedule: option.schedule ?? null,
    isArchived: isArchivedOn(option, dayNow()),
  }),
  read: getDailyTodoOption,
  async write({ id, name, text }, { schedule, isArchived, ...texts }, client) {
    const change = {
      ...texts,
      ...(schedule !== undefined && sentChange(schedule)),
      ...(isArchived !== undefined && sentArchive(isArchived)),
    }
    await loadOffers(client)
    return offers(client, 'partialUpdates')
      ? patchDailyTodoOption(id, change)
      : updateDailyTodoOption(id, { name, text, ...change })
  },
}

/** Renames a to-do. A text that is the name says nothing of its own, and changes with it. */
export const renamedTodo: Changeable<DailyTodoOption, { name: string }> = {
  operation: changeableTodo.operation,
  valuesOf: changeableTodo.valuesOf,
  read: changeableTodo.read,
  write: (current, change, client) =>
    changeableTodo.write(
      current,
      current.text === current.name ? { ...change, text: change.name } : change,
      client,
    ),
}

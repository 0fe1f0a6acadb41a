import { type DailyTodoItem, getListDailyTodoOptionsQueryOptions } from '@daymark/api'
import { moduleOptionsQuery } from '../moduleOptions.ts'

export const moduleOptions = (module: number) =>
  moduleOptionsQuery(getListDailyTodoOptionsQueryOptions, module)

/** The items of a day by the id of their option. */
export function byOption(items: readonly DailyTodoItem[]): ReadonlyMap<number, DailyTodoItem> {
  return new Map(items.map((item) => [item.option, item]))
}

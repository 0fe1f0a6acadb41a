import {
  getListDailyTodoItemsQueryKey,
  getListDailyTodoOptionsQueryKey,
  getListDailyTodosModulesQueryKey,
  getListDailyTodosWidgetsQueryKey,
  listDailyTodoItems,
  listDailyTodoOptions,
  listDailyTodosModules,
  listDailyTodosWidgets,
} from '@daymark/api'

/** The lists of the API that come in pages, see `PagedList`. Of items there is one for each option and day that has a status. */
export const lists = {
  modules: { queryKey: getListDailyTodosModulesQueryKey, queryFn: listDailyTodosModules },
  options: { queryKey: getListDailyTodoOptionsQueryKey, queryFn: listDailyTodoOptions },
  widgets: { queryKey: getListDailyTodosWidgetsQueryKey, queryFn: listDailyTodosWidgets },
  items: { queryKey: getListDailyTodoItemsQueryKey, queryFn: listDailyTodoItems },
}

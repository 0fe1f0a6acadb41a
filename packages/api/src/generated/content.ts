import { apiMutation, apiQuery } from '../options.ts'
import { type CallOptions, content } from '../transport/content.ts'
import { client } from '../transport/client.ts'
import type * as types from './types.ts'

/** Set the csrftoken cookie */
export const getCsrf = (options?: CallOptions) =>
  content(client().GET('/api/v1/csrf/', { ...options }))

/** The dashboard, every widget by kind of module */
export const getWidgets = (options?: CallOptions) =>
  content(client().GET('/api/v1/widgets/', { ...options }))

/** The dashboard, every widget by kind of module */
export const getGetWidgetsQueryOptions = () =>
  apiQuery(['api', 'v1', 'widgets'], ({ signal }) => getWidgets({ signal }))

/** The daily to-dos modules, a page at a time */
export const listDailyTodosModules = (query?: types.ListDailyTodosModulesParams, options?: CallOptions) =>
  content(client().GET('/api/v1/daily-todos-modules/', { ...options, params: { query } }))

/** The daily to-dos modules, a page at a time */
export const getListDailyTodosModulesQueryOptions = (query?: types.ListDailyTodosModulesParams) =>
  apiQuery(['api', 'v1', 'daily-todos-modules', query], ({ signal }) => listDailyTodosModules(query, { signal }))

/** Create a daily to-dos module */
export const createDailyTodosModule = (body: types.DailyTodosModuleInput, options?: CallOptions) =>
  content(client().POST('/api/v1/daily-todos-modules/', { ...options, body }))

/** Create a daily to-dos module */
export const getCreateDailyTodosModuleMutationOptions = () =>
  apiMutation((body: types.DailyTodosModuleInput) => createDailyTodosModule(body), [getListDailyTodosModulesQueryOptions().queryKey])

/** Read a daily to-dos module */
export const getDailyTodosModule = (id: number, options?: CallOptions) =>
  content(client().GET('/api/v1/daily-todos-modules/{id}/', { ...options, params: { path: { id } } }))

/** Read a daily to-dos module */
export const getGetDailyTodosModuleQueryOptions = (id: number) =>
  apiQuery(['api', 'v1', 'daily-todos-modules', id], ({ signal }) => getDailyTodosModule(id, { signal }))

/** Replace what can be changed of a daily to-dos module */
export const updateDailyTodosModule = (id: number, body: types.DailyTodosModuleInput, options?: CallOptions) =>
  content(client().PUT('/api/v1/daily-todos-modules/{id}/', { ...options, body, params: { path: { id } } }))

/** Replace what can be changed of a daily to-dos module */
export const getUpdateDailyTodosModuleMutationOptions = (id: number) =>
  apiMutation((body: types.DailyTodosModuleInput) => updateDailyTodosModule(id, body), [getListDailyTodosModulesQueryOptions().queryKey])

/** Delete a daily to-dos module */
export const deleteDailyTodosModule = (id: number, options?: CallOptions) =>
  content(client().DELETE('/api/v1/daily-todos-modules/{id}/', { ...options, params: { path: { id } } }))

/** Delete a daily to-dos module */
export const getDeleteDailyTodosModuleMutationOptions = (id: number) =>
  apiMutation(() => deleteDailyTodosModule(id), [getListDailyTodosModulesQueryOptions().queryKey, getGetWidgetsQueryOptions().queryKey])

/** The daily to-do options, a page at a time */
export const listDailyTodoOptions = (query?: types.ListDailyTodoOptionsParams, options?: CallOptions) =>
  content(client().GET('/api/v1/daily-todo-options/', { ...options, params: { query } }))

/** The daily to-do options, a page at a time */
export const getListDailyTodoOptionsQueryOptions = (query?: types.ListDailyTodoOptionsParams) =>
  apiQuery(['api', 'v1', 'daily-todo-options', query], ({ signal }) => listDailyTodoOptions(query, { signal }))

/** Create a daily to-do option */
export const createDailyTodoOption = (body: types.DailyTodoOptionInput, options?: CallOptions) =>
  content(client().POST('/api/v1/daily-todo-options/', { ...options, body }))

/** Create a daily to-do option */
export const getCreateDailyTodoOptionMutationOptions = () =>
  apiMutation((body: types.DailyTodoOptionInput) => createDailyTodoOption(body), [getListDailyTodoOptionsQueryOptions().queryKey])

/** Read a daily to-do option */
export const getDailyTodoOption = (id: number, options?: CallOptions) =>
  content(client().GET('/api/v1/daily-todo-options/{id}/', { ...options, params: { path: { id } } }))

/** Read a daily to-do option */
export const getGetDailyTodoOptionQueryOptions = (id: number) =>
  apiQuery(['api', 'v1', 'daily-todo-options', id], ({ signal }) => getDailyTodoOption(id, { signal }))

/** Replace what can be changed of a daily to-do option */
export const updateDailyTodoOption = (id: number, body: types.DailyTodoOptionUpdate, options?: CallOptions) =>
  content(client().PUT('/api/v1/daily-todo-options/{id}/', { ...options, body, params: { path: { id } } }))

/** Replace what can be changed of a daily to-do option */
export const getUpdateDailyTodoOptionMutationOptions = (id: number) =>
  apiMutation((body: types.DailyTodoOptionUpdate) => updateDailyTodoOption(id, body), [getListDailyTodoOptionsQueryOptions().queryKey])

/** Delete a daily to-do option */
export const deleteDailyTodoOption = (id: number, options?: CallOptions) =>
  content(client().DELETE('/api/v1/daily-todo-options/{id}/', { ...options, params: { path: { id } } }))

/** Delete a daily to-do option */
export const getDeleteDailyTodoOptionMutationOptions = (id: number) =>
  apiMutation(() => deleteDailyTodoOption(id), [getListDailyTodoOptionsQueryOptions().queryKey])

/** The daily to-dos widgets, a page at a time */
export const listDailyTodosWidgets = (query?: types.ListDailyTodosWidgetsParams, options?: CallOptions) =>
  content(client().GET('/api/v1/daily-todos-widgets/', { ...options, params: { query } }))

/** The daily to-dos widgets, a page at a time */
export const getListDailyTodosWidgetsQueryOptions = (query?: types.ListDailyTodosWidgetsParams) =>
  apiQuery(['api', 'v1', 'daily-todos-widgets', query], ({ signal }) => listDailyTodosWidgets(query, { signal }))

/** Create a daily to-dos widget */
export const createDailyTodosWidget = (body: types.DailyTodosWidgetInput, options?: CallOptions) =>
  content(client().POST('/api/v1/daily-todos-widgets/', { ...options, body }))

/** Create a daily to-dos widget */
export const getCreateDailyTodosWidgetMutationOptions = () =>
  apiMutation((body: types.DailyTodosWidgetInput) => createDailyTodosWidget(body), [getListDailyTodosWidgetsQueryOptions().queryKey, getGetWidgetsQueryOptions().queryKey])

/** Read a daily to-dos widget */
export const getDailyTodosWidget = (id: number, options?: CallOptions) =>
  content(client().GET('/api/v1/daily-todos-widgets/{id}/', { ...options, params: { path: { id } } }))

/** Read a daily to-dos widget */
export const getGetDailyTodosWidgetQueryOptions = (id: number) =>
  apiQuery(['api', 'v1', 'daily-todos-widgets', id], ({ signal }) => getDailyTodosWidget(id, { signal }))

/** Replace what can be changed of a daily to-dos widget */
export const updateDailyTodosWidget = (id: number, body: types.DailyTodosWidgetUpdate, options?: CallOptions) =>
  content(client().PUT('/api/v1/daily-todos-widgets/{id}/', { ...options, body, params: { path: { id } } }))

/** Replace what can be changed of a daily to-dos widget */
export const getUpdateDailyTodosWidgetMutationOptions = (id: number) =>
  apiMutation((body: types.DailyTodosWidgetUpdate) => updateDailyTodosWidget(id, body), [getListDailyTodosWidgetsQueryOptions().queryKey, getGetWidgetsQueryOptions().queryKey])

/** Delete a daily to-dos widget */
export const deleteDailyTodosWidget = (id: number, options?: CallOptions) =>
  content(client().DELETE('/api/v1/daily-todos-widgets/{id}/', { ...options, params: { path: { id } } }))

/** Delete a daily to-dos widget */
export const getDeleteDailyTodosWidgetMutationOptions = (id: number) =>
  apiMutation(() => deleteDailyTodosWidget(id), [getListDailyTodosWidgetsQueryOptions().queryKey, getGetWidgetsQueryOptions().queryKey])

/** The daily to-do items, a page at a time */
export const listDailyTodoItems = (query?: types.ListDailyTodoItemsParams, options?: CallOptions) =>
  content(client().GET('/api/v1/daily-todo-items/', { ...options, params: { query } }))

/** The daily to-do items, a page at a time */
export const getListDailyTodoItemsQueryOptions = (query?: types.ListDailyTodoItemsParams) =>
  apiQuery(['api', 'v1', 'daily-todo-items', query], ({ signal }) => listDailyTodoItems(query, { signal }))

/** Create the item of an option for a day */
export const createDailyTodoItem = (body: types.DailyTodoItemInput, options?: CallOptions) =>
  content(client().POST('/api/v1/daily-todo-items/', { ...options, body }))

/** Create the item of an option for a day */
export const getCreateDailyTodoItemMutationOptions = () =>
  apiMutation((body: types.DailyTodoItemInput) => createDailyTodoItem(body), [])

/** Set the status of an item */
export const updateDailyTodoItem = (id: number, body: types.DailyTodoItemUpdate, options?: CallOptions) =>
  content(client().PATCH('/api/v1/daily-todo-items/{id}/', { ...options, body, params: { path: { id } } }))

/** The inspiration modules, a page at a time */
export const listInspirationModules = (query?: types.ListInspirationModulesParams, options?: CallOptions) =>
  content(client().GET('/api/v1/inspiration-modules/', { ...options, params: { query } }))

/** The inspiration modules, a page at a time */
export const getListInspirationModulesQueryOptions = (query?: types.ListInspirationModulesParams) =>
  apiQuery(['api', 'v1', 'inspiration-modules', query], ({ signal }) => listInspirationModules(query, { signal }))

/** Create an inspiration module */
export const createInspirationModule = (body: types.InspirationModuleInput, options?: CallOptions) =>
  content(client().POST('/api/v1/inspiration-modules/', { ...options, body }))

/** Create an inspiration module */
export const getCreateInspirationModuleMutationOptions = () =>
  apiMutation((body: types.InspirationModuleInput) => createInspirationModule(body), [getListInspirationModulesQueryOptions().queryKey])

/** Read an inspiration module */
export const getInspirationModule = (id: number, options?: CallOptions) =>
  content(client().GET('/api/v1/inspiration-modules/{id}/', { ...options, params: { path: { id } } }))

/** Read an inspiration module */
export const getGetInspirationModuleQueryOptions = (id: number) =>
  apiQuery(['api', 'v1', 'inspiration-modules', id], ({ signal }) => getInspirationModule(id, { signal }))

/** Replace what can be changed of an inspiration module */
export const updateInspirationModule = (id: number, body: types.InspirationModuleInput, options?: CallOptions) =>
  content(client().PUT('/api/v1/inspiration-modules/{id}/', { ...options, body, params: { path: { id } } }))

/** Replace what can be changed of an inspiration module */
export const getUpdateInspirationModuleMutationOptions = (id: number) =>
  apiMutation((body: types.InspirationModuleInput) => updateInspirationModule(id, body), [getListInspirationModulesQueryOptions().queryKey])

/** Delete an inspiration module */
export const deleteInspirationModule = (id: number, options?: CallOptions) =>
  content(client().DELETE('/api/v1/inspiration-modules/{id}/', { ...options, params: { path: { id } } }))

/** Delete an inspiration module */
export const getDeleteInspirationModuleMutationOptions = (id: number) =>
  apiMutation(() => deleteInspirationModule(id), [getListInspirationModulesQueryOptions().queryKey, getGetWidgetsQueryOptions().queryKey])

/** The inspiration options, a page at a time */
export const listInspirationOptions = (query?: types.ListInspirationOptionsParams, options?: CallOptions) =>
  content(client().GET('/api/v1/inspiration-options/', { ...options, params: { query } }))

/** The inspiration options, a page at a time */
export const getListInspirationOptionsQueryOptions = (query?: types.ListInspirationOptionsParams) =>
  apiQuery(['api', 'v1', 'inspiration-options', query], ({ signal }) => listInspirationOptions(query, { signal }))

/** Create an inspiration option */
export const createInspirationOption = (body: types.InspirationOptionInput, options?: CallOptions) =>
  content(client().POST('/api/v1/inspiration-options/', { ...options, body }))

/** Create an inspiration option */
export const getCreateInspirationOptionMutationOptions = () =>
  apiMutation((body: types.InspirationOptionInput) => createInspirationOption(body), [getListInspirationOptionsQueryOptions().queryKey])

/** Read an inspiration option */
export const getInspirationOption = (id: number, options?: CallOptions) =>
  content(client().GET('/api/v1/inspiration-options/{id}/', { ...options, params: { path: { id } } }))

/** Read an inspiration option */
export const getGetInspirationOptionQueryOptions = (id: number) =>
  apiQuery(['api', 'v1', 'inspiration-options', id], ({ signal }) => getInspirationOption(id, { signal }))

/** Replace what can be changed of an inspiration option */
export const updateInspirationOption = (id: number, body: types.InspirationOptionUpdate, options?: CallOptions) =>
  content(client().PUT('/api/v1/inspiration-options/{id}/', { ...options, body, params: { path: { id } } }))

/** Replace what can be changed of an inspiration option */
export const getUpdateInspirationOptionMutationOptions = (id: number) =>
  apiMutation((body: types.InspirationOptionUpdate) => updateInspirationOption(id, body), [getListInspirationOptionsQueryOptions().queryKey])

/** Delete an inspiration option */
export const deleteInspirationOption = (id: number, options?: CallOptions) =>
  content(client().DELETE('/api/v1/inspiration-options/{id}/', { ...options, params: { path: { id } } }))

/** Delete an inspiration option */
export const getDeleteInspirationOptionMutationOptions = (id: number) =>
  apiMutation(() => deleteInspirationOption(id), [getListInspirationOptionsQueryOptions().queryKey])

/** Change some members of an inspiration option */
export const patchInspirationOption = (id: number, body: types.InspirationOptionPatch, options?: CallOptions) =>
  content(client().PATCH('/api/v1/inspiration-options/{id}/', { ...options, body, params: { path: { id } } }))

/** Change some members of an inspiration option */
export const getPatchInspirationOptionMutationOptions = (id: number) =>
  apiMutation((body: types.InspirationOptionPatch) => patchInspirationOption(id, body), [getListInspirationOptionsQueryOptions().queryKey])

/** The inspiration widgets, a page at a time */
export const listInspirationWidgets = (query?: types.ListInspirationWidgetsParams, options?: CallOptions) =>
  content(client().GET('/api/v1/inspiration-widgets/', { ...options, params: { query } }))

/** The inspiration widgets, a page at a time */
export const getListInspirationWidgetsQueryOptions = (query?: types.ListInspirationWidgetsParams) =>
  apiQuery(['api', 'v1', 'inspiration-widgets', query], ({ signal }) => listInspirationWidgets(query, { signal }))

/** Create an inspiration widget */
export const createInspirationWidget = (body: types.InspirationWidgetInput, options?: CallOptions) =>
  content(client().POST('/api/v1/inspiration-widgets/', { ...options, body }))

/** Create an inspiration widget */
export const getCreateInspirationWidgetMutationOptions = () =>
  apiMutation((body: types.InspirationWidgetInput) => createInspirationWidget(body), [getListInspirationWidgetsQueryOptions().queryKey, getGetWidgetsQueryOptions().queryKey])

/** Read an inspiration widget */
export const getInspirationWidget = (id: number, options?: CallOptions) =>
  content(client().GET('/api/v1/inspiration-widgets/{id}/', { ...options, params: { path: { id } } }))

/** Read an inspiration widget */
export const getGetInspirationWidgetQueryOptions = (id: number) =>
  apiQuery(['api', 'v1', 'inspiration-widgets', id], ({ signal }) => getInspirationWidget(id, { signal }))

/** Replace what can be changed of an inspiration widget */
export const updateInspirationWidget = (id: number, body: types.InspirationWidgetUpdate, options?: CallOptions) =>
  content(client().PUT('/api/v1/inspiration-widgets/{id}/', { ...options, body, params: { path: { id } } }))

/** Replace what can be changed of an inspiration widget */
export const getUpdateInspirationWidgetMutationOptions = (id: number) =>
  apiMutation((body: types.InspirationWidgetUpdate) => updateInspirationWidget(id, body), [getListInspirationWidgetsQueryOptions().queryKey, getGetWidgetsQueryOptions().queryKey])

/** Delete an inspiration widget */
export const deleteInspirationWidget = (id: number, options?: CallOptions) =>
  content(client().DELETE('/api/v1/inspiration-widgets/{id}/', { ...options, params: { path: { id } } }))

/** Delete an inspiration widget */
export const getDeleteInspirationWidgetMutationOptions = (id: number) =>
  apiMutation(() => deleteInspirationWidget(id), [getListInspirationWidgetsQueryOptions().queryKey, getGetWidgetsQueryOptions().queryKey])

/** The inspiration items, a page at a time */
export const listInspirationItems = (query?: types.ListInspirationItemsParams, options?: CallOptions) =>
  content(client().GET('/api/v1/inspiration-items/', { ...options, params: { query } }))

/** The inspiration items, a page at a time */
export const getListInspirationItemsQueryOptions = (query?: types.ListInspirationItemsParams) =>
  apiQuery(['api', 'v1', 'inspiration-items', query], ({ signal }) => listInspirationItems(query, { signal }))

/** Create the item of a module for a day */
export const createInspirationItem = (body: types.InspirationItemInput, options?: CallOptions) =>
  content(client().POST('/api/v1/inspiration-items/', { ...options, body }))

/** Create the item of a module for a day */
export const getCreateInspirationItemMutationOptions = () =>
  apiMutation((body: types.InspirationItemInput) => createInspirationItem(body), [])

/** Ask for a place to send a file to */
export const createFileUpload = (body: types.FileUploadInput, options?: CallOptions) =>
  content(client().POST('/api/v1/file-uploads/', { ...options, body }))

/** Ask for a place to send a file to */
export const getCreateFileUploadMutationOptions = () =>
  apiMutation((body: types.FileUploadInput) => createFileUpload(body), [])

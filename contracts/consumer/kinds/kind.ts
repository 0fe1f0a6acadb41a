import type { TestedKind } from '@daymark/backend/testing/kinds/testedKind.ts'

/** A resource of the content API, and the functions of the app's client for it. */
export interface Resource {
  /** Its name in the operations of the description: `createDailyTodoOption` has the noun `DailyTodoOption`. */
  noun: string
  path: string
  list(query: { module?: number; page?: number; page_size?: number }): Promise<{
    results: object[]
  }>
  create(body: object): Promise<object>
  get(id: number): Promise<object>
  update(id: number, body: object): Promise<object>
  delete(id: number): Promise<void>
}

/** A kind of module, as the promises about every kind need it. */
export interface Kind extends TestedKind {
  modules: Resource
  options: Resource
  widgets: Resource
  /** Missing for a kind without items. */
  items?: Pick<Resource, 'noun' | 'path' | 'list'>
  /** The members of an option that the app reads, besides its id and its module. */
  optionFields: object
  /** What a change of an option sends besides its name. */
  changedOption: object
}

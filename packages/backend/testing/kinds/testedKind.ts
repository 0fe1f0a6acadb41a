import { apiOperations, type KindName, type OperationId } from '@daymark/api/schemas'

export type { KindName }

/** The name in the description of an object that can be created, in the singular: `DailyTodoOption`. */
export type Noun = OperationId extends infer Id
  ? Id extends `create${infer N}`
    ? N
    : never
  : never

/** An id, or the name of one that a provider state fills in. */
type Id = number | string

/** Everything that tests, seeds and contracts must know of a kind of module, in one place. */
export interface TestedKind {
  kind: KindName
  slug: string
  title: string
  titleInDutch: string
  /** In a sentence: "the widgets of daily to-dos". */
  words: string
  /** What people read for one module, one option and all options, in English. */
  called: Record<'module' | 'option' | 'options', string>
  /** What the question before an option is deleted says. */
  deletion: string
  /** What an empty table has none of, in English and Dutch. */
  empty: Record<'modules' | 'options' | 'widgets', { english: string; dutch: string }>
  nouns: { module: Noun; option: Noun; widget: Noun; item?: Noun }
  /** What an option has besides its module and its name, as the API takes it. */
  option: Record<string, unknown>
  /** What a form of an option asks for besides the name, and what a person types there. */
  optionField: { label: string; typed: string }
  /** The body that makes the item of a day, for a kind that has items. */
  item?: (ids: { module: Id; option: Id; date: string }) => Record<string, unknown>
}

const pathOf = (noun: Noun) => apiOperations[`create${noun}` as OperationId].path

/** Returns the paths of the resources of a kind, as the description has them. */
export function pathsOf({ nouns }: TestedKind) {
  return {
    modules: pathOf(nouns.module),
    options: pathOf(nouns.option),
    widgets: pathOf(nouns.widget),
    items: nouns.item && pathOf(nouns.item),
  }
}

export interface Contents {
  name: string
  options?: readonly string[]
  widgets?: readonly string[]
  /** The day (ISO) on which the first option gets an item, for a kind that has items. */
  itemOn?: string
}

export interface MadeModule {
  id: number
  options: number[]
  widgets: number[]
  items: number[]
}

/** Makes a module of any kind by the API; `create` posts a body and resolves with the new id. */
export async function makeModule(
  kind: TestedKind,
  { name, options = [], widgets = [], itemOn }: Contents,
  create: (path: string, body: object) => Promise<number>,
): Promise<MadeModule> {
  const paths = pathsOf(kind)
  const module = await create(paths.modules, { name })
  const made: MadeModule = { id: module, options: [], widgets: [], items: [] }
  for (const option of options) {
    made.options.push(await create(paths.options, { ...kind.option, module, name: option }))
  }
  for (const widget of widgets) {
    made.widgets.push(await create(paths.widgets, { module, name: widget }))
  }
  const [option] = made.options
  if (itemOn !== undefined && option !== undefined && paths.items && kind.item) {
    made.items.push(await create(paths.items, kind.item({ module, option, date: itemOn })))
  }
  return made
}

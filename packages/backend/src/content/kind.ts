import type { Value } from '../database/database.ts'
import type { OperationId, Operations, RequestContext } from '../http/routing/operation.ts'
import type { Services } from '../services.ts'
import type { KindTables } from './tables.ts'

/** The columns of a table besides the id and the module, in SQL. Each has the name that the API and an export use. */
type Columns = string

/** How tests and the demonstration give a module of this kind its options. */
interface Seed<Option> {
  /** The columns of an option besides its module and its name. */
  option(option: Option, services: Services, userId: number): Record<string, Value>
  /** The columns of an option's items besides their module and option, for a kind that has items. */
  items?(option: Option): Record<string, Value>[]
}

/** A kind of module: its operations, its widgets for the dashboard, and what an export and a seed do with it. */
export interface ModuleKind<Widget, Id extends OperationId, SeedOption> {
  tables: KindTables
  columns: {
    options: Columns
    items?: Columns
    /** The column of the items that has text of the person, or null. */
    itemText?: string
  }
  /** Every widget of the caller, the newest module first. */
  widgets(context: RequestContext): Widget[]
  operations: Operations<Id>
  seed: Seed<SeedOption>
}

/** Declares a kind: returns it unchanged, with its types checked. */
export function defineKind<Widget, Id extends OperationId, SeedOption>(
  kind: ModuleKind<Widget, Id, SeedOption>,
): ModuleKind<Widget, Id, SeedOption> {
  return kind
}

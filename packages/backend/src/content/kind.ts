import type { OperationId, Operations, RequestContext } from '../http/routing/operation.ts'

export type ExportedRow = Record<string, string | number | Uint8Array | null>

/** A table of what belongs to a module, and the members that an export has of each row. */
export interface ExportedTable {
  table: string
  members: (row: ExportedRow) => object
}

/** What an export takes of a kind; docs/moving.md says what its records look like. */
export interface ExportedKind {
  modules: string
  /** `members` besides the module and the name. */
  options: ExportedTable
  /** `members` besides the module; for a kind that has items. */
  items?: ExportedTable
  widgets: string
}

/** A kind of module: its operations, its widgets for the dashboard, and what an export takes of it. */
export interface ModuleKind<Widget, Id extends OperationId> {
  /** Every widget of the caller, the newest module first. */
  widgets(context: RequestContext): Widget[]
  operations: Operations<Id>
  exported: ExportedKind
}

/** Declares a kind: returns it unchanged, with its types checked. */
export function defineKind<Widget, Id extends OperationId>(
  kind: ModuleKind<Widget, Id>,
): ModuleKind<Widget, Id> {
  return kind
}

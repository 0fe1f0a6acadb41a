import type { OperationId, Operations, RequestContext } from '../http/routing/operation.ts'

/** A kind of module: its operations, and its widgets for the dashboard. */
export interface ModuleKind<Widget, Id extends OperationId> {
  /** Every widget of the caller, the newest module first. */
  widgets(context: RequestContext): Widget[]
  operations: Operations<Id>
}

/** Declares a kind: returns it unchanged, with its types checked. */
export function defineKind<Widget, Id extends OperationId>(
  kind: ModuleKind<Widget, Id>,
): ModuleKind<Widget, Id> {
  return kind
}

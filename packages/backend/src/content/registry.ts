import { type Dashboard, features, type KindName } from '@daymark/api/schemas'
import { ok } from '../http/routing/apiResponse.ts'
import type { AnyOperation, Operations } from '../http/routing/operation.ts'
import { dailyTodos } from './dailyTodos.ts'
import { inspiration } from './inspiration.ts'
import type { ModuleKind } from './kind.ts'
import { withinQuota } from './crud/quota.ts'

/** Every kind of module. One that the description knows and this table does not is a compile error here. */
export const kinds = { dailyTodos, inspiration } satisfies {
  [Kind in KindName]: ModuleKind<Dashboard[Kind][number], never, never>
}

export type Kinds = typeof kinds
type KindOperationId = { [Kind in keyof Kinds]: keyof Kinds[Kind]['operations'] }[keyof Kinds]

const kindList = Object.values(kinds)

/** The operations of all kinds of modules. */
export const kindOperations = Object.fromEntries(
  kindList
    .flatMap(({ operations }) => Object.entries(operations))
    .map(([id, operation]) => [id, withinQuota(operation as AnyOperation, kindList)]),
) as unknown as Operations<KindOperationId>

/** The dashboard: every widget of every kind, and the optional parts, of which this backend has all. */
export const dashboardOperations = {
  getWidgets: {
    handle(context) {
      const entries = Object.entries(kinds).map(([kind, { widgets }]) => [kind, widgets(context)])
      return ok({ ...Object.fromEntries(entries), features: [...features] } as Dashboard)
    },
  },
} satisfies Operations<'getWidgets'>

import { invalid } from '../../http/formats/contentProblem.ts'
import type { AnyOperation, Quota, RequestContext } from '../../http/routing/operation.ts'
import type { BackendSettings } from '../../settings.ts'
import type { KindTables } from '../tables.ts'

/** The counted columns of a kind. */
interface Counted {
  tables: KindTables
  columns: { options: string; itemText?: string }
}

/** One limit of what a person may keep. */
interface Limit {
  setting: keyof BackendSettings & ('entryQuota' | 'itemQuota' | 'textQuotaBytes')
  code: string
  detail: string
  /** Returns what one kind adds to the count, in SQL, for the modules of `?`. */
  counted(kind: Counted): string[]
}

const ofModules = ({ modules }: KindTables, table: string, what = 'count(*)') =>
  `SELECT ${what} AS used FROM ${table} AS part JOIN ${modules} AS module ON module.id = part.module_id
   WHERE module.user_id = ? AND module.deleted = 0`

const limits: Record<Quota, Limit> = {
  entries: {
    setting: 'entryQuota',
    code: 'too_many_entries',
    detail: 'The account has as many modules, options and widgets as it may have.',
    counted: ({ tables }) => [
      `SELECT count(*) AS used FROM ${tables.modules} WHERE user_id = ? AND deleted = 0`,
      ofModules(tables, tables.options),
      ofModules(tables, tables.widgets),
    ],
  },

  items: {
    setting: 'itemQuota',
    code: 'too_many_items',
    detail: 'The account has as many items as it may have.',
    counted: ({ tables }) =>
      tables.itemCounts === undefined
        ? []
        : [`${ofModules(tables, tables.itemCounts, 'sum(part.items)')} AND part.level = 1`],
  },

  text: {
    setting: 'textQuotaBytes',
    code: 'too_much_text',
    detail: 'The account has as much text as it may have.',
    counted: ({ tables, columns }) => {
      const bytes = columns.options
        .split(',')
        .map((column) => `coalesce(octet_length(${column.replace(/ AS .*/, '')}), 0)`)
      const ofOptions = ofModules(tables, tables.options, `sum(${bytes.join(' + ')})`)
      const { itemText } = columns
      if (tables.items === undefined || itemText === undefined) return [ofOptions]
      const ofItems = ofModules(tables, tables.items, `sum(octet_length(${itemText}))`)
      // As the index of the few items that have one says it.
      return [ofOptions, `${ofItems} AND ${itemText} IS NOT NULL`]
    },
  },
}

/**
 * Makes an operation one that is refused when it leaves a person with more than they may keep (docs/product.md#6-6).
 * What it wrote is then rolled back. Operations that add nothing are returned as they are.
 */
export function withinQuota(operation: AnyOperation, kinds: readonly Counted[]): AnyOperation {
  const { adds } = operation
  if (adds === undefined || !('handle' in operation)) return operation
  return {
    ...operation,
    handle(context) {
      const response = operation.handle(context)
      const quotas = typeof adds === 'function' ? adds(context) : adds
      for (const quota of quotas) requireRoom(context, limits[quota], kinds)
      return response
    },
  }
}

function requireRoom(
  { services, userId }: RequestContext,
  { setting, code, detail, counted }: Limit,
  kinds: readonly Counted[],
): void {
  let used = 0
  for (const sql of kinds.flatMap(counted)) {
    used += services.database.get<{ used: number | null }>(sql, userId)?.used ?? 0
  }
  if (used > services.settings[setting]) throw invalid({ code, detail, attr: null })
}

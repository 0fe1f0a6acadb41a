import { fieldError, invalid } from '../../http/formats/contentProblem.ts'
import type { RequestContext } from '../../http/routing/operation.ts'
import type { KindTables } from '../tables.ts'
import { removeModule } from './removal.ts'
import { crudOperations } from './crudOperations.ts'
import { type ById, reader } from './reader.ts'
import { formatTimestamp } from './timestamp.ts'

interface Row {
  id: number
  user: number
  createdAt: number
  name: string
}

/** Returns the operations on the modules of one kind, which belong to an account. */
export function moduleOperations(
  tables: KindTables,
  beforeDelete: (context: ById) => void = () => undefined,
) {
  const table = tables.modules
  return crudOperations({
    ...reader<Row>({
      columns: 'id, user_id AS user, created_at AS createdAt, name',
      from: `${table} AS module`,
      id: 'id',
      order: 'id DESC',
    }),
    table,
    show: (row) => ({ ...row, createdAt: formatTimestamp(row.createdAt) }),
    insertion: ({ userId, now }, { name }: { name: string }) => ({
      user_id: userId,
      created_at: now,
      name,
    }),
    changes: (_context, { name }: { name: string }) => ({ name }),
    remove(context) {
      beforeDelete(context)
      removeModule(context, tables)
    },
  })
}

/** Throws 400 with `code` on `module` unless the module that a body or a filter names is the caller's. */
export function requireModule(
  { services, userId }: RequestContext,
  table: string,
  id: number,
  code: 'does_not_exist' | 'invalid_choice' = 'does_not_exist',
): void {
  const sql = `SELECT 1 FROM ${table} WHERE id = ? AND user_id = ? AND deleted = 0`
  if (!services.database.get(sql, id, userId)) throw invalid(fieldError('module', code))
}

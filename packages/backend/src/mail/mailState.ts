import type { MailState } from '@daymark/api/schemas'
import type { Database } from '../database/database.ts'

/** What became of a mail that was put into the outbox. */
export function mailState(database: Database, id: number): MailState {
  const row = database.get<{ tries: number; refused: number }>(
    'SELECT tries, refused FROM outbox WHERE id = ?',
    id,
  )
  if (!row) return 'sent'
  if (row.refused === 1) return 'refused'
  return row.tries > 0 ? 'delayed' : 'waiting'
}

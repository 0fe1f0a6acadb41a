import type { DailyTodoStatus } from '@daymark/api'
import { BackIcon, CheckIcon, type RowChoice, SkipIcon } from '@daymark/design-system'

/** The three statuses, each with its picture: the sign at the start of a row, and the two choices at its end. */
export const statuses: readonly Omit<RowChoice<DailyTodoStatus>, 'label'>[] = [
  { value: 'done', icon: <CheckIcon size="small" />, sign: 'filled' },
  { value: 'todo', icon: <BackIcon />, sign: 'open' },
  { value: 'skip', icon: <SkipIcon />, sign: 'dashed' },
]

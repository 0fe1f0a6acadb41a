import type { DailyTodoStatus } from '@daymark/api'
import { CheckIcon, CircleIcon, type SegmentedOption, SkipIcon } from '@daymark/design-system'

/** The three statuses in the order in which they are offered, each with its picture. */
export const statuses: readonly Omit<SegmentedOption<DailyTodoStatus>, 'label'>[] = [
  { value: 'todo', icon: <CircleIcon size="small" /> },
  { value: 'skip', icon: <SkipIcon size="small" />, tone: 'warning' },
  { value: 'done', icon: <CheckIcon size="small" />, tone: 'success' },
]

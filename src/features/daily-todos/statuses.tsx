import type { DailyTodoStatus } from '@daymark/api'
import { CheckIcon, CircleIcon, type SegmentedOption, SkipIcon } from '@daymark/design-system'

/** The three statuses, each with its picture: the tick at the beginning of a row, and the two beside it. */
export const statuses: readonly Omit<SegmentedOption<DailyTodoStatus>, 'label'>[] = [
  {
    value: 'done',
    icon: <CheckIcon size="small" />,
    tone: 'success',
    isTick: true,
    pressedAgain: 'todo',
    shortcut: 'x',
  },
  // The same key takes it back.
  { value: 'todo', icon: <CircleIcon size="small" />, shortcut: 'x' },
  { value: 'skip', icon: <SkipIcon size="small" />, tone: 'warning' },
]

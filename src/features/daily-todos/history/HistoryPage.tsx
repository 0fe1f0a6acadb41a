import type { OptionOrWidget } from '../../../ui/module-kind/moduleKind.ts'
import '../../../ui/history/texts.ts'
import { HistoryOfList } from './HistoryOfList.tsx'
import { HistoryOfLists } from './HistoryOfLists.tsx'

interface Props {
  widgets: readonly OptionOrWidget[]
  /** The list whose page it is. Without it, that of all lists. */
  module?: number | undefined
}

/** The page of the past of all lists, or of one. */
export function HistoryPage({ widgets, module }: Props) {
  return module === undefined ? (
    <HistoryOfLists widgets={widgets} />
  ) : (
    <HistoryOfList widgets={widgets} module={module} />
  )
}

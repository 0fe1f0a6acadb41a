import { useLocation } from 'react-router-dom'
import { paths, todoHistoryPath } from '../../../paths.ts'
import type { AllHistory } from './past/useHistory.ts'

/**
 * Returns where a list or a to-do is now that once had its place on the page of all lists, and that the address names.
 * Undefined for any other address, and until the list of a to-do is known.
 */
export function useFormerPlace({ lists }: Pick<AllHistory, 'lists'>): string | undefined {
  const { hash } = useLocation()
  const [, scope, id] = /^#(list|todo)-(\d+)$/.exec(hash) ?? []
  if (id === undefined) return undefined
  if (scope === 'list') return paths.historyOfList({ moduleId: id })
  const list = lists.find(({ todos }) => todos.some((todo) => String(todo.id) === id))
  return list && todoHistoryPath(list.module, id)
}

import { contentQueryKey } from '@daymark/api'
import { useQueryClient } from '@tanstack/react-query'
import { useLeave } from '../../forms/useLeave.ts'

/**
 * Goes on after something was saved or deleted. It may show in any list, menu or widget, so all
 * content is read again: by the next screen what it shows, afterwards what else is in sight.
 */
export function useGoOn(): (path: string) => Promise<void> {
  const queryClient = useQueryClient()
  const leave = useLeave()
  return async (path) => {
    await queryClient.invalidateQueries({ queryKey: contentQueryKey, refetchType: 'none' })
    await leave(path)
    await queryClient.refetchQueries({ queryKey: contentQueryKey, type: 'active', stale: true })
  }
}

import { ApiError } from '@daymark/api'
import { QueryClient } from '@tanstack/react-query'
import { forgetWithPerson } from '../auth/personalData.ts'

const retries = 2

/** Only what may pass by itself is tried again: no answer, or a server in trouble. */
function isWorthRetrying(failures: number, error: Error): boolean {
  if (failures >= retries) return false
  return error instanceof ApiError && ['network', 'timeout', 'server'].includes(error.kind)
}

/**
 * `networkMode: 'always'`: a browser that believes to be offline must not block an installation on the
 * same machine.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: isWorthRetrying, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

forgetWithPerson(() => queryClient.clear())

import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../../../src/lib/query/queryClient.ts'

/** Options of `renderHook`: the app's own query client, which code outside of React reads too. */
export const withAppClient = {
  wrapper: ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  ),
}

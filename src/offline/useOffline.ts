import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openOffline } from './offline.ts'

/** Sends what a person left waiting, on whatever page they come back to. */
export function useOffline(userId: number | undefined): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (userId !== undefined) void openOffline(queryClient, userId)
  }, [queryClient, userId])
}

import type { QueryClient, QueryKey } from '@tanstack/react-query'

interface Message {
  userId: number
  stale: readonly QueryKey[]
}

let opened: { channel: BroadcastChannel; userId: number } | undefined

/**
 * Hears what the other tabs of a person have made out of date. A tab that is seen reads it again immediately, another one
 * when the person looks at it. Returns a function that stops it.
 */
export function hearOtherTabs(client: QueryClient, userId: number): () => void {
  const channel = new BroadcastChannel('daymark-stale')
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.userId !== userId) return
    const refetchType = document.visibilityState === 'visible' ? 'active' : 'none'
    for (const queryKey of data.stale) void client.invalidateQueries({ queryKey, refetchType })
  })
  opened = { channel, userId }
  return () => {
    channel.close()
    if (opened?.channel === channel) opened = undefined
  }
}

/** Tells the other tabs of this person what a mutation has made out of date. */
export function notifyOtherTabs(stale: readonly QueryKey[]): void {
  if (opened && stale.length > 0) {
    opened.channel.postMessage({ userId: opened.userId, stale } satisfies Message)
  }
}

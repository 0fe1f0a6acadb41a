import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/** What a store holds, now and after every change. */
export function useStore<Value>({ subscribe, read }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, read, read)
}

import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/** Returns the value of a store, now and after every change. */
export function useStore<Value>({ subscribe, read }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, read, read)
}

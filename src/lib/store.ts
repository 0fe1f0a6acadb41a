import { useSyncExternalStore } from 'react'
import { forgetWithPerson } from './session/personalData.ts'

// React's own hook and not zustand: its store and `persist` add 1.2 KiB to the start, and `persist` writes JSON of its own
// where the script in the page reads a bare word, hears of no other tab, and knows no person whose setting it is.

/** Something that changes, and that components read with `useStore`. */
export interface Store<Value> {
  read: () => Value
  /** Calls the listener after every change. Returns a function that ends it. */
  subscribe: (listener: () => void) => () => void
}

interface Watching {
  /** The first listener has come. */
  onFirst?: () => void
  /** The last listener has gone. */
  onLast?: () => void
}

/** Returns the `subscribe` of a store, and what calls its listeners. */
export function createListeners({ onFirst, onLast }: Watching = {}) {
  const listeners = new Set<() => void>()
  return {
    notify() {
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) onFirst?.()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) onLast?.()
      }
    },
  }
}

/** Returns a store of one value. */
export function createStore<Value>(initial: Value, watching?: Watching) {
  let value = initial
  const { notify, subscribe } = createListeners(watching)
  return {
    read: () => value,
    subscribe,
    set(next: Value) {
      value = next
      notify()
    },
  }
}

/** Returns a store of what one person has opened or chosen. The next person on this page finds it as it was at first. */
export function createPersonalStore<Value>(initial: Value, watching?: Watching) {
  const store = createStore(initial, watching)
  forgetWithPerson(() => store.set(initial))
  return store
}

/** Returns the value of a store, now and after every change. */
export function useStore<Value>({ subscribe, read }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, read, read)
}

import { createListeners, type Store } from '../store.ts'

/** Something that a person has chosen. Its listeners also hear of a choice in another tab. */
export interface Setting<Value> extends Store<Value> {
  choose: (value: Value) => void
}

/** Returns the listeners of a setting. `onOtherTab` runs before they are told that another tab has written to storage. */
export function listenersOfSetting(onOtherTab?: () => void) {
  const { notify, subscribe } = createListeners({
    onFirst: () => {
      // Another tab may have written while this tab did not listen.
      onOtherTab?.()
      addEventListener('storage', handleStorage)
    },
    onLast: () => removeEventListener('storage', handleStorage),
  })
  function handleStorage(): void {
    onOtherTab?.()
    notify()
  }
  return { notify, subscribe }
}

import { createListeners, type Store } from '../store.ts'
import { readStored, store } from '../webStorage.ts'
import { applyTheme, storageKey, type Theme } from './theme.ts'

/** Something that is chosen for this device. Its listeners also hear of a choice in another tab. */
interface DeviceSetting<Value> extends Store<Value> {
  choose: (value: Value) => void
}

/**
 * Returns a setting that this device keeps, also after a log-out: one of some values, the first without a choice. In a browser
 * that refuses storage, or has no room, a choice holds as long as the page. `apply` is called with the value before
 * listeners are told, and when the first of them comes: another tab may have chosen while this one did not listen.
 */
export function deviceSetting<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
  apply: (value: Value) => void = () => undefined,
): DeviceSetting<Value> {
  let unkept: Value | undefined
  function read(): Value {
    if (unkept !== undefined) return unkept
    const stored = readStored('localStorage', name)
    return values.find((value) => value === stored) ?? values[0]
  }
  const { notify, subscribe } = createListeners({
    onFirst() {
      apply(read())
      addEventListener('storage', hear)
    },
    onLast: () => removeEventListener('storage', hear),
  })
  function announce(): void {
    apply(read())
    notify()
  }
  /** Without a key everything was deleted. */
  function hear({ key }: StorageEvent): void {
    if (key === name || key === null) announce()
  }
  return {
    read,
    subscribe,
    choose(value) {
      unkept = store('localStorage', name, value) ? undefined : value
      announce()
    },
  }
}

/** Light, dark, or as the system has it. A choice shows immediately, also one in another tab. */
export const themeSetting = deviceSetting<Theme>(storageKey, ['auto', 'light', 'dark'], applyTheme)

/**
 * Whether a key on its own may be a shortcut. Speech input can press such keys by accident, so they can be
 * switched off (WCAG 2.1.4).
 */
export const singleKeySetting = deviceSetting('singleKeyShortcuts', ['on', 'off'])

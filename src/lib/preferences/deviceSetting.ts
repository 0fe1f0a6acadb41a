import { createListeners, type Store } from '../store.ts'
import { applyTheme, storageKey, type Theme } from './theme.ts'

/** Something that a person has chosen. Its listeners also hear of a choice in another tab. */
export interface Setting<Value> extends Store<Value> {
  choose: (value: Value) => void
}

const choices = createListeners()

/** Calls the listener after any setting was chosen, here or in another tab. Returns a function that ends it. */
export const onChoice = choices.subscribe

const written = createListeners()

/** Makes all settings show what is kept. Called after something else than the settings has written it. */
export const readSettingsAgain = written.notify

/**
 * Returns the listeners of a setting. `onChange` runs before they are told, and when the first of them comes: another tab
 * may have written to storage while this tab did not listen.
 */
export function listenersOfSetting(onChange: () => void) {
  const { notify, subscribe } = createListeners({
    onFirst: () => {
      onChange()
      addEventListener('storage', announce)
    },
    onLast: () => removeEventListener('storage', announce),
  })
  function announce(): void {
    onChange()
    notify()
    choices.notify()
  }
  written.subscribe(announce)
  return { announce, subscribe }
}

/**
 * Returns a setting that this device keeps, also after a log-out: one of some values, the first without a choice. In a browser
 * that refuses storage, or has no room, a choice holds as long as the page. `apply` is called with the value before
 * listeners are told.
 */
export function deviceSetting<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
  apply: (value: Value) => void = () => undefined,
): Setting<Value> {
  let unkept: Value | undefined
  function read(): Value {
    if (unkept !== undefined) return unkept
    try {
      const stored = localStorage.getItem(name)
      return values.find((value) => value === stored) ?? values[0]
    } catch {
      return values[0]
    }
  }
  const { announce, subscribe } = listenersOfSetting(() => apply(read()))
  return {
    read,
    subscribe,
    choose(value) {
      unkept = undefined
      try {
        localStorage.setItem(name, value)
      } catch {
        unkept = value
      }
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

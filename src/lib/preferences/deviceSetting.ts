import { listenersOfSetting, type Setting } from './setting.ts'

/**
 * Returns a setting that this device keeps, also after a log-out: one of some values, the first without a choice. In a browser
 * that refuses storage a choice holds as long as the page.
 */
export function deviceSetting<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): Setting<Value> {
  const { notify, subscribe } = listenersOfSetting()
  let ofPage = values[0]
  return {
    subscribe,
    read() {
      try {
        const stored = localStorage.getItem(name)
        return values.find((value) => value === stored) ?? values[0]
      } catch {
        return ofPage
      }
    },
    choose(value) {
      ofPage = value
      try {
        if (value === values[0]) localStorage.removeItem(name)
        else localStorage.setItem(name, value)
      } catch {
        // It is not kept.
      }
      notify()
    },
  }
}

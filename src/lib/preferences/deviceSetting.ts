import { listenersOfSetting, type Setting } from './setting.ts'

/**
 * Returns a setting that this device keeps, also after a log-out: one of some values, the first without a choice. In a browser
 * that refuses storage, or has no room, a choice holds as long as the page.
 */
export function deviceSetting<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): Setting<Value> {
  const { notify, subscribe } = listenersOfSetting()
  let unkept: Value | undefined
  return {
    subscribe,
    read() {
      if (unkept !== undefined) return unkept
      try {
        const stored = localStorage.getItem(name)
        return values.find((value) => value === stored) ?? values[0]
      } catch {
        return values[0]
      }
    },
    choose(value) {
      unkept = undefined
      try {
        if (value === values[0]) localStorage.removeItem(name)
        else localStorage.setItem(name, value)
      } catch {
        unkept = value
      }
      notify()
    },
  }
}

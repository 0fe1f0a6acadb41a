/**
 * The shape of a catalogue, by namespace, read from the English files: a key that is not there does
 * not compile. A kind of module adds its own, one of them named after its registry key.
 */
export interface Catalogues {
  account: typeof import('./locales/en-GB/later/account.json')
  arrange: typeof import('./locales/en-GB/later/arrange.json')
  dashboard: typeof import('./locales/en-GB/dashboard.json')
  errors: typeof import('./locales/en-GB/errors.json')
  firstRun: typeof import('./locales/en-GB/later/firstRun.json')
  lookBack: typeof import('./locales/en-GB/later/lookBack.json')
  modules: typeof import('./locales/en-GB/modules.json')
  notifications: typeof import('./locales/en-GB/later/notifications.json')
  palette: typeof import('./locales/en-GB/later/palette.json')
  shell: typeof import('./locales/en-GB/shell.json')
  signIn: typeof import('./locales/en-GB/later/signIn.json')
  takeout: typeof import('./locales/en-GB/later/takeout.json')
  widgetMenu: typeof import('./locales/en-GB/later/widgetMenu.json')
}

export type Resources = Record<string, Record<string, unknown>>

/** Turns what a glob found (`./locales/nl/shell.json`) into namespaces (`shell`). */
export function byNamespace(files: Record<string, Record<string, unknown>>): Resources {
  return Object.fromEntries(
    Object.entries(files).map(([file, texts]) => [
      file.slice(file.lastIndexOf('/') + 1, -'.json'.length),
      texts,
    ]),
  )
}

import { readStored } from '../webStorage.ts'

export const themes = ['light', 'dark', 'auto'] as const

export type Theme = (typeof themes)[number]

/** The name under which `themeSetting` keeps it. */
export const storageKey = 'theme'

/** Returns the chosen theme, for the start: no more code than that. A browser that refuses storage leaves the choice to the system. */
export function readTheme(): Theme {
  const stored = readStored('localStorage', storageKey)
  return themes.find((theme) => theme === stored) ?? 'auto'
}

/** With `auto` the attribute is absent and the style sheet follows the system, live. */
export function applyTheme(theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  // What the browser or the system draws around the page has the colour of the header.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.dataset['theme']
    if (theme === 'auto') meta.media = `(prefers-color-scheme: ${own})`
    else meta.media = own === theme ? 'all' : 'not all'
  }
}

/** Gives the page a theme: light, dark, or anything else for that of the system. */
export function applyTheme(theme: string | undefined): void {
  const root = document.documentElement
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme
  else delete root.dataset['theme']
}

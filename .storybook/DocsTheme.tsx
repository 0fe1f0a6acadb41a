import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { themes } from 'storybook/theming'

/** Gives the page a theme: light, dark, or anything else for that of the system. */
export function applyTheme(theme: string | undefined): void {
  const root = document.documentElement
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme
  else delete root.dataset['theme']
}

const darkSystem = matchMedia('(prefers-color-scheme: dark)')

function subscribe(onChange: () => void) {
  const channel = addons.getChannel()
  channel.on(GLOBALS_UPDATED, onChange)
  darkSystem.addEventListener('change', onChange)
  return () => {
    channel.off(GLOBALS_UPDATED, onChange)
    darkSystem.removeEventListener('change', onChange)
  }
}

/** The theme of the toolbar: light, dark, or that of the system. */
function currentTheme(): string {
  const channel = addons.getChannel()
  const [event] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
  const { globals } = (event ?? {}) as { globals?: { theme?: string } }
  return globals?.theme ?? 'light'
}

/** Pages of documentation follow the theme of the toolbar, also those without a story. */
export function DocsTheme({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(subscribe, currentTheme)
  useLayoutEffect(() => applyTheme(theme), [theme])
  const isDark = theme === 'dark' || (theme !== 'light' && darkSystem.matches)
  return (
    <DocsContainer context={context} theme={isDark ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  )
}

import type { Dashboard } from '@daymark/api'
import { rememberedUser } from '../lib/session/rememberedUser.ts'
import { askForTodos } from './daily-todos/askAhead.ts'
import { askForThought } from './inspiration/askAhead.ts'

/** Two rows of three columns are in view on nearly every window. */
export const mostInView = 6

/** Ask for what a widget of each kind shows. They load none of the kinds' code. */
const askers: { [Kind in keyof Dashboard]?: (module: number, day: string) => unknown } = {
  dailyTodos: askForTodos,
  inspiration: askForThought,
}

/**
 * Asks for the contents of the first widgets as soon as the widgets are known, while React and the screens still load. Only
 * where this device has kept nothing: there is nothing else to show, and today is the UTC day.
 */
export function askForFirstWidgets(): void {
  if (rememberedUser() !== undefined) return
  const today = new Date().toISOString().slice(0, 10)
  globalThis.daymarkWidgets
    ?.then((dashboard) => {
      let inView = 0
      for (const [kind, ask] of Object.entries(askers)) {
        const widgets = (dashboard[kind as keyof Dashboard] ?? []).slice(0, mostInView - inView)
        inView += widgets.length
        // Two widgets of one module share what they ask.
        for (const module of new Set(widgets.map((widget) => widget.module))) ask(module, today)
      }
    })
    .catch(() => undefined)
}

import type { Dashboard } from '@daymark/api'
import { rememberedUser } from '../lib/session/rememberedUser.ts'
import { readTodosAhead } from './daily-todos/readAhead.ts'
import { readThoughtAhead } from './inspiration/readAhead.ts'

/** Two rows of three columns are in view on nearly every window. */
export const mostInView = 6

/** Reads what a widget of each kind shows. A part of the kinds that needs none of their code. */
const readers: { [Kind in keyof Dashboard]?: (module: number, day: string) => unknown } = {
  dailyTodos: readTodosAhead,
  inspiration: readThoughtAhead,
}

/**
 * Reads the contents of the first widgets as soon as the widgets are known, while React and the screens still load. Only
 * where this device has kept nothing: there is nothing else to show, and today is the UTC day.
 */
export function readFirstWidgets(): void {
  if (rememberedUser() !== undefined) return
  const today = new Date().toISOString().slice(0, 10)
  globalThis.daymarkWidgets
    ?.then((dashboard) => {
      Object.entries(readers)
        .flatMap(([kind, read]) =>
          (dashboard[kind as keyof Dashboard] ?? []).map(({ module }) => ({ module, read })),
        )
        .slice(0, mostInView)
        .forEach(({ module, read }) => read(module, today))
    })
    .catch(() => undefined)
}

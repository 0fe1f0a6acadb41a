import dailyTodos from '../features/daily-todos/nl.json'
import dashboard from '../features/dashboard/nl.json'
import inspiration from '../features/inspiration/nl.json'
import errors from '../lib/forms/nl.json'
import shell from '../ui/nl.json'

/** Texts that every page may show. A part that is fetched later brings its own texts, from its `texts.ts`. */
export const dutch = { dailyTodos, dashboard, errors, inspiration, shell }

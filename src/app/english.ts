import dailyTodos from '../features/daily-todos/en-GB.json'
import dashboard from '../features/dashboard/en-GB.json'
import inspiration from '../features/inspiration/en-GB.json'
import errors from '../lib/forms/en-GB.json'
import shell from '../ui/en-GB.json'

/** Texts that every page may show. A part that is fetched later brings its own texts, from its `texts.ts`. */
export const english = { dailyTodos, dashboard, errors, inspiration, shell }

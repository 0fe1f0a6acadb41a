import dailyTodos from '../features/daily-todos/nl.json'
import dashboard from '../features/dashboard/nl.json'
import inspiration from '../features/inspiration/nl.json'
import modules from '../features/modules/nl.json'
import errors from '../lib/forms/nl.json'
import shell from '../ui/nl.json'

/** What every page may show. The texts of a part that is fetched later come with it, from its `texts.ts`. */
export const dutch = { dailyTodos, dashboard, errors, inspiration, modules, shell }

import type { Page } from '@playwright/test'
import type { SeededModule } from '@daymark/backend'
import type { BackendProcess } from './backendProcess.ts'

/** What the tests of the configuration screens must know of a kind of module. */
type TestedKind = {
  slug: string
  title: string
  titleInDutch: string
  /** Path of a resource of the content API, for faults. */
  api: { modules: string; options: string; widgets: string }
  /** Fills in what an option has besides its name. */
  fillOption: (page: Page) => Promise<void>
  seed: (backend: BackendProcess, email: string, content: Content) => Promise<SeededModule>
}

type Content = { name: string; options?: readonly string[]; widgets?: readonly string[] }

/** Every kind of module: what is tested for one is tested for all. */
export const testedKinds: TestedKind[] = [
  {
    slug: 'daily-todos',
    title: 'Daily to-dos',
    titleInDutch: 'Dagelijkse taken',
    api: {
      modules: '/api/v1/daily-todos-modules/',
      options: '/api/v1/daily-todo-options/',
      widgets: '/api/v1/daily-todos-widgets/',
    },
    fillOption: (page) => page.getByLabel('Text').fill('Read the newspaper'),
    seed: async (backend, email, { name, options = [], widgets = [] }) => {
      const module = { name, widgets, options: options.map((name) => ({ name, text: name })) }
      return first((await backend.seed(email, { dailyTodos: [module] })).dailyTodos)
    },
  },
  {
    slug: 'inspiration',
    title: 'Inspiration',
    titleInDutch: 'Inspiratie',
    api: {
      modules: '/api/v1/inspiration-modules/',
      options: '/api/v1/inspiration-options/',
      widgets: '/api/v1/inspiration-widgets/',
    },
    fillOption: (page) => page.getByRole('textbox', { name: 'Text' }).fill('Begin with little'),
    seed: async (backend, email, { name, options = [], widgets = [] }) => {
      const module = { name, widgets, options: options.map((name) => ({ name, text: name })) }
      return first((await backend.seed(email, { inspiration: [module] })).inspiration)
    },
  },
]

function first<Item>(items: readonly Item[]): Item {
  const [item] = items
  if (item === undefined) throw new Error('Nothing was seeded')
  return item
}

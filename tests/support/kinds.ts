import type { BackendProcess } from './backendProcess.ts'

/** What the tests of the configuration screens must know of a kind of module. */
type TestedKind = {
  slug: string
  title: string
  titleInDutch: string
  /** Paths of its resources in the content API. */
  api: { modules: string; options: string; widgets: string }
  /** What an option has besides its name, as the API takes it. */
  option: Record<string, unknown>
  /** The label of the field that an option has besides its name. */
  optionField: string
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
    option: { text: 'Read the newspaper' },
    optionField: 'Text',
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
    option: { type: 'text', text: 'Begin with little' },
    optionField: 'Text',
  },
]

/** Gives a person a module of any kind, and answers the ids in the order in which they were given. */
export async function seedModule(
  backend: BackendProcess,
  email: string,
  { api, option }: TestedKind,
  { name, options = [], widgets = [] }: Content,
): Promise<{ id: number; options: number[]; widgets: number[] }> {
  const { sessionid, csrftoken } = await backend.signIn(email)

  async function create(path: string, body: object): Promise<number> {
    const response = await fetch(backend.origin + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-CSRFToken': csrftoken,
        Cookie: `sessionid=${sessionid}; csrftoken=${csrftoken}`,
      },
      body: JSON.stringify(body),
    })
    if (response.status !== 201) throw new Error(`POST ${path}: ${response.status}`)
    return ((await response.json()) as { id: number }).id
  }

  const module = await create(api.modules, { name })
  const seeded = { id: module, options: [] as number[], widgets: [] as number[] }
  for (const name of options) {
    seeded.options.push(await create(api.options, { ...option, module, name }))
  }
  for (const name of widgets) seeded.widgets.push(await create(api.widgets, { module, name }))
  return seeded
}

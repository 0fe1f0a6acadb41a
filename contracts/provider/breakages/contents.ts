import {
  after,
  answerOf,
  before,
  type Breakage,
  isCall,
  isCreation,
  isDetail,
  isList,
  moduleOf,
  reading,
  without,
} from './breakage.ts'
import { asOwner, isForeign, type Json } from './proxy.ts'

const foreign = /another person's/
const isDashboard = isCall('widgets')

/** Breakages that mix up the objects of two people. */
const belonging: Breakage[] = [
  {
    what: "another person's object is read, changed and deleted",
    named: ['get', 'update', 'patch', 'delete'].map(
      (method) => new RegExp(`^${method}\\w+ does not find another person's`),
    ),
    concerns: isDetail('GET', 'PUT', 'PATCH', 'DELETE'),
    breaks: (call, pass, owners) => pass(asOwner(call, owners, call.path)),
  },
  {
    what: "another person's module as a filter",
    named: foreign,
    concerns: isList,
    breaks: (call, pass, owners) =>
      pass(asOwner(call, owners, moduleOf(call.path, call.query.get('module')))),
  },
  {
    what: "another person's module as a parent",
    named: foreign,
    concerns: isCreation,
    breaks: (call, pass, owners) =>
      pass(asOwner(call, owners, moduleOf(call.path, call.json?.['module']))),
  },
  {
    what: "another person's option or image in one's own",
    named: foreign,
    concerns: (call) => isCreation(call) || isDetail('PATCH')(call),
    async breaks(call, pass, owners) {
      const { option, image } = call.json ?? {}
      const used = [
        `/api/v1/daily-todo-options/${String(option)}/`,
        `/api/v1/file-uploads/${String(image)}/`,
      ]
      const taken = used.some((path) => isForeign(call, owners, path))
      return taken ? answerOf(200, { id: 1, ...call.json }) : await pass(call)
    },
  },
  {
    what: 'lists with what another person has',
    named: /nothing of another person/,
    concerns: (call) => isList(call) || isDashboard(call),
    breaks: async (call, pass, owners) => {
      const own = await pass(call)
      if (own.status !== 200 || !owners.size || call.query.has('module')) return own
      const [path = ''] = [...owners.keys()].filter((one) => isForeign(call, owners, one)).slice(-1)
      const theirs = await pass(asOwner(call, owners, path))
      const length = ({ results = [] }: { results?: unknown[] }) => results.length
      return isDashboard(call) || length(own.json ?? {}) === 0 ? theirs : own
    },
  },
]

const lists: Breakage[] = [
  {
    what: 'the module filter',
    named: /of another module/,
    concerns: isList,
    breaks: without('module'),
  },
  { what: 'the date filter', named: /of another day/, concerns: isList, breaks: without('date') },
  {
    what: 'pageCount: always 999',
    named: /page of two/,
    concerns: isList,
    breaks: after(({ json }) => {
      if (json && 'pageCount' in json) json['pageCount'] = 999
    }),
  },
  {
    what: 'page: always the first',
    named: /second page/,
    concerns: isList,
    breaks: without('page'),
  },
  {
    what: 'page_size: more than was asked for',
    named: /page of ten/,
    concerns: isList,
    breaks: before(({ query }) => {
      if (query.has('page_size')) query.set('page_size', '100')
    }),
  },
  {
    what: 'the order of lists',
    named: /at its end/,
    concerns: isList,
    breaks: after(({ json }) => {
      if (json && Array.isArray(json['results'])) json['results'] = json['results'].toReversed()
    }),
  },
  {
    what: 'the order of the dashboard',
    named: /in order/,
    concerns: isDashboard,
    breaks: after(({ json = {} }) => {
      for (const widgets of Object.values(json)) if (Array.isArray(widgets)) widgets.reverse()
    }),
  },
  {
    what: 'without a sign-in: empty lists instead of 401',
    named: /caller is not signed in/,
    concerns: (call) => isList(call) || isDashboard(call),
    breaks: async (call, pass) => {
      const answer = await pass(call)
      return answer.status === 401 ? answerOf(200, { pageCount: 0, results: [] }) : answer
    },
  },
]

const kept: Breakage[] = [
  {
    what: 'what is created is not kept',
    // Each value at a limit is created and read back too.
    most: 14,
    spoilsStates: true,
    named: /was created/,
    concerns: isCreation,
    breaks: async (call, pass) => {
      const { name } = call.json ?? {}
      const changed = name === undefined ? call.json : { ...call.json, name: 'Untitled' }
      const answer = await pass({ ...call, json: changed })
      return {
        ...answer,
        json: answer.json && { ...answer.json, ...(name !== undefined && { name }) },
      }
    },
  },
  {
    what: 'what is changed is not kept',
    // Each value at a limit is saved by a change and read back too.
    most: 14,
    spoilsStates: true,
    named: /was changed/,
    concerns: isDetail('PUT', 'PATCH'),
    breaks: async (call, pass, owners) => {
      if (isForeign(call, owners, call.path)) return pass(call)
      const now = await pass(reading(call))
      return answerOf(200, { ...now.json, ...call.json })
    },
  },
  {
    what: 'what is changed is answered well and not kept, of items only',
    spoilsStates: true,
    named: /updateDailyTodoItem saves/,
    concerns: isCall('daily-todo-items', 'PATCH'),
    breaks: async (call, pass, owners) =>
      isForeign(call, owners, call.path)
        ? pass(call)
        : answerOf(200, { id: 9, module: 2, option: 6, date: '2026-01-15', ...call.json }),
  },
  drawnElsewhere(),
  {
    what: 'what is deleted stays',
    spoilsStates: true,
    named: /was deleted/,
    concerns: isDetail('DELETE'),
    breaks: async (call, pass, owners) =>
      isForeign(call, owners, call.path) ? pass(call) : answerOf(204),
  },
  {
    what: 'one item for a day: a second one is taken',
    named: /a second status|only once a day/,
    concerns: isCreation,
    breaks: async (call, pass) => {
      const answer = await pass(call)
      const twice = JSON.stringify(answer.json).includes('"unique"')
      return twice ? answerOf(201, { id: 1, option: 1, status: 'todo' }) : answer
    },
  },
  {
    what: 'uploads: only as a form',
    named: /putUpload/,
    concerns: ({ path }) => path.startsWith('/uploads/'),
    breaks: () => Promise.resolve(answerOf(405)),
  },
  {
    what: 'the address of an image leads nowhere',
    named: /leads to an image/,
    concerns: ({ path }) => path.startsWith('/media/'),
    breaks: () => Promise.resolve(answerOf(404)),
  },
]

/** A draw takes any option that there is: when those of the module are deleted, it is still there. */
function drawnElsewhere(): Breakage {
  const drawn = new Map<string, Json>()
  return {
    what: 'a draw takes an option of another module',
    spoilsStates: true,
    named: /from the module itself/,
    concerns: isCall('inspiration-items'),
    async breaks(call, pass) {
      const answer = await pass(call)
      const { module, date } = call.json ?? Object.fromEntries(call.query)
      const day = `${String(module)} ${String(date)}`
      if (answer.status === 201 && answer.json) drawn.set(day, answer.json)
      const item = call.method === 'GET' && drawn.get(day)
      return item ? answerOf(200, { pageCount: 1, results: [item] }) : answer
    },
  }
}

export const contentBreakages = [...belonging, ...lists, ...kept]

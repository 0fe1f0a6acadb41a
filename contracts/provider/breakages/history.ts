import { pathsOf } from '@daymark/backend/testing/kinds/testedKind.ts'
import { testedKinds } from '@daymark/backend/testing/kinds/index.ts'
import { after, answerOf, type Breakage, isCreation, isDetail, isList } from './breakage.ts'
import type { Json } from './proxy.ts'

const isItemList: Breakage['concerns'] = (call) =>
  isList(call) && call.path === '/api/v1/daily-todo-items/'

const notFound = () =>
  answerOf(404, {
    type: 'client_error',
    errors: [{ code: 'not_found', detail: '', attr: null }],
  })

const resultsOf = (json: Json | undefined) => (json?.['results'] ?? []) as Json[]

/** What a card reads of its list: items without a date in the request, back from the last page. */
const history: Breakage[] = [
  {
    what: 'items have no date',
    named: /last page/,
    concerns: isItemList,
    breaks: after(({ json }) => resultsOf(json).forEach((item) => delete item['date'])),
  },
  {
    what: 'the dates of items are timestamps',
    named: /last page/,
    concerns: isItemList,
    breaks: after(({ json }) => {
      for (const item of resultsOf(json)) item['date'] = `${String(item['date'])}T00:00:00Z`
    }),
  },
  {
    what: 'page=last is not known',
    named: /last page/,
    concerns: isItemList,
    breaks: async (call, pass) => (call.query.get('page') === 'last' ? notFound() : pass(call)),
  },
  {
    what: 'items are in reverse order',
    named: /oldest day to its newest/,
    concerns: isItemList,
    breaks: after(({ json }) => {
      if (json) json['results'] = resultsOf(json).toReversed()
    }),
  },
]

/** Returns a backend that deletes the object itself, and leaves everything that belongs to it. */
function leaves(what: string, part: 'modules' | 'options' | 'widgets', named: RegExp): Breakage {
  const paths = testedKinds.map((kind) => pathsOf(kind)[part])
  const deleted = new Set<string>()
  return {
    what,
    named,
    spoilsStates: true,
    concerns: (call) =>
      isDetail('GET', 'DELETE')(call) && paths.some((path) => call.path.startsWith(path)),
    breaks: async (call, pass) => {
      if (call.method === 'DELETE') deleted.add(call.path)
      if (!deleted.has(call.path)) return pass(call)
      return call.method === 'DELETE' ? answerOf(204) : notFound()
    },
  }
}

const left = [
  leaves('a deleted module leaves its options', 'modules', /Option .* module that was deleted/),
  leaves('a deleted module leaves its items', 'modules', /Item .* module that was deleted/),
  leaves('a deleted module leaves its widgets', 'modules', /the widgets of a module/),
  leaves('a deleted widget stays on the dashboard', 'widgets', /a widget that was deleted/),
  leaves('a deleted option leaves its items', 'options', /an option that was deleted/),
]

/** Changes the names in what the backend answers. */
const names = (what: string, change: (name: string) => string): Breakage => ({
  what,
  named: /every letter and sign/,
  spoilsStates: true,
  concerns: (call) => isCreation(call) || isDetail('GET')(call),
  breaks: after(({ json }) => {
    if (typeof json?.['name'] === 'string') json['name'] = change(json['name'])
  }),
})

const texts = [
  names('letters beyond ASCII become question marks', (name) => name.replaceAll(/[^ -~]/g, '?')),
  names('& and < are escaped', (name) => name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
]

const images: Breakage[] = [
  {
    what: 'the address of an image leads nowhere',
    named: /leads to an image/,
    concerns: ({ path }) => path.startsWith('/media/'),
    breaks: () => Promise.resolve(answerOf(404)),
  },
]

export const historyBreakages = [...history, ...left, ...texts, ...images]

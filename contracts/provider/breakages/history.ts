import { pathsOf } from '@daymark/backend/testing/kinds/testedKind.ts'
import { testedKinds } from '@daymark/backend/testing/kinds/index.ts'
import {
  after,
  answerOf,
  type Breakage,
  isCall,
  isCreation,
  isDetail,
  notFound,
  resultsOf,
} from './breakage.ts'

/** What a card reads of its list: items without a date in the request, back from the last page. */
const history: Breakage[] = [
  {
    what: 'the dates of items are timestamps',
    named: /last page/,
    concerns: isCall('daily-todo-items', 'GET'),
    breaks: after(({ json }) => {
      for (const item of resultsOf(json)) item['date'] = `${String(item['date'])}T00:00:00Z`
    }),
  },
  {
    what: 'page=last is not known',
    named: /last page/,
    concerns: isCall('daily-todo-items', 'GET'),
    breaks: async (call, pass) => (call.query.get('page') === 'last' ? notFound() : pass(call)),
  },
]

/** Returns a backend that deletes the object itself, and leaves everything that belongs to it. */
function leaves(part: 'modules' | 'options' | 'widgets', named: Breakage['named']): Breakage {
  const paths = testedKinds.map((kind) => pathsOf(kind)[part])
  const deleted = new Set<string>()
  return {
    what: `what belongs to deleted ${part} stays`,
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
  leaves('modules', [
    /Option .* module that was deleted/,
    /Item .* module that was deleted/,
    /the widgets of a module/,
  ]),
  leaves('options', /an option that was deleted/),
  leaves('widgets', /a widget that was deleted/),
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
  {
    ...names('letters beyond ASCII become question marks', (name) =>
      name.replaceAll(/[^ -~]/g, '?'),
    ),
    // The names of 50 characters have such letters too.
    most: 16,
  },
  names('& and < are escaped', (name) => name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
]

export const historyBreakages = [...history, ...left, ...texts]

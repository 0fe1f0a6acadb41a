import { untilPrecached } from '../../support/browser/precache.ts'
import { listOf } from '../content.ts'
import { measureInQuiet, median } from '../repeat.ts'
import { atMost, type Row, under } from '../row.ts'
import { benchLists } from './dashboardLists.ts'
import { DashboardPage, javaScriptOf, quoteModule } from './dashboardPage.ts'

const runs = 3

interface Load {
  time: number
  requests: number
  javaScript: number
}

async function measureLoad(todos: number, quotes: number): Promise<Load> {
  const tab = await DashboardPage.open([
    ...Array.from({ length: todos }, (_, index) => listOf(`Todos ${index}`, 5)),
    ...Array.from({ length: quotes }, (_, index) => quoteModule(`Quotes ${index}`)),
  ])
  try {
    const time = await tab.firstScreenful()
    const paths = await tab.requestsOfScreenful()
    const javaScript = javaScriptOf(paths)
    const requests = paths.filter((path) => path.startsWith('/api/')).length
    return { time, requests, javaScript }
  } finally {
    await tab.close()
  }
}

/** Few and many widgets in turns, so that a slow moment of the machine hits both. */
async function benchLoad(): Promise<Row[]> {
  const loads = await measureInQuiet(runs, async () => ({
    few: await measureLoad(2, 1),
    many: await measureLoad(67, 33),
  }))
  const few = loads.map((load) => load.few)
  const many = loads.map((load) => load.many)
  const time = (loads: Load[]) => median(loads.map((load) => load.time))
  // While React holds the last card back for a moment, the page begins to prefetch.
  const javaScript = Math.min(...[...few, ...many].map((load) => load.javaScript))
  const requests = many[0]?.requests ?? Number.NaN
  return [
    atMost('dashboard: JavaScript of a first screenful, KiB brotli', javaScript, 225, 1),
    under('dashboard: first screenful of 3 widgets, ms', time(few), 1600),
    under('dashboard: first screenful of 100, ms', time(many), 4879),
    under('dashboard: 100 widgets against 3', time(many) / time(few), 1.3, 2),
    under('dashboard: API requests of a first screenful of 100', requests, 203),
  ]
}

/**
 * Measures a returning person, with the page and every answer 100 ms away: scripts in the worker's cache, and answers
 * kept on the device. In the same process of the browser as after closing the page a moment ago, and in a new one
 * as after the phone has put the browser away.
 */
async function benchReturn(): Promise<Row[]> {
  const tab = await DashboardPage.open([listOf('Todos', 5), quoteModule('Quotes')])
  try {
    await tab.firstScreenful()
    await untilPrecached(tab.page)
    await tab.delayEverything()
    // The first visit with the worker is not like the later ones.
    await tab.leave()
    await tab.firstScreenful()
    const same = await measureInQuiet(11, async () => {
      await tab.leave()
      return tab.firstScreenful()
    })
    const anew = await measureInQuiet(11, async () => {
      await tab.restart()
      return tab.firstScreenful()
    })
    return [
      under('dashboard: a return, ms', median(same), 500),
      under('dashboard: a return in a new process, ms', median(anew), 1350),
      under('dashboard: the longest of these, ms', Math.max(...anew), 1500),
    ]
  } finally {
    await tab.close()
  }
}

/** Measures the dashboard at 4x CPU throttling and 100 ms from the server (the goals are what peers reach). */
export async function benchDashboard(): Promise<Row[]> {
  return [...(await benchLoad()), ...(await benchReturn()), ...(await benchLists())]
}

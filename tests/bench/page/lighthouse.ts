import { createServer } from 'node:http'
import lighthouse, { type RunnerResult } from 'lighthouse'
import { type CookieData, launch } from 'puppeteer-core'
import { chromiumPath } from '../../../scripts/browser.ts'
import { listen } from '../../support/servers/servers.ts'

/** The measurements of Lighthouse's mobile profile, in ms, and its scores of 100. */
export interface Report {
  fcp: number
  lcp: number
  /** See `blockingOf`. */
  blocking: number
  interactive: number
  scores: Record<string, number>
}

export interface Visit {
  /** The address to open. */
  url: string
  /**
   * The page before the visit. Lighthouse's own default is `about:blank`. Chrome then begins in the process of that
   * page and starts another one as soon as it has read our Cross-Origin-Opener-Policy, which disturbs the measurement.
   * A person comes from another site.
   */
  from: 'about:blank' | 'another site'
  cookies?: CookieData[]
}

/** Opens a page of another site: its address is a number, and Daymark's a name. */
async function openSiteElsewhere(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end('<p>Elsewhere</p>')
  })
  const port = await listen(server)
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

/** Visits a page in a browser of its own, which has kept nothing but the cookies. */
async function visit({ url, from, cookies = [] }: Visit): Promise<RunnerResult> {
  const browser = await launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
    defaultViewport: null,
  })
  const elsewhere = await openSiteElsewhere()
  try {
    const tab = await browser.newPage()
    await browser.setCookie(...cookies)
    const isFromSite = from === 'another site'
    if (isFromSite) await tab.goto(elsewhere.url)
    const flags = { logLevel: 'error', skipAboutBlank: isFromSite } as const
    const result = await lighthouse(
      url,
      { ...flags, disableStorageReset: cookies.length > 0 },
      undefined,
      tab,
    )
    if (result === undefined) throw new Error('Lighthouse gave no result.')
    return result
  } finally {
    await browser.close()
    elsewhere.close()
  }
}

/** How much slower than this machine a phone is, as in Lighthouse's mobile profile. */
const slowdown = 4
/** A task that is longer than this keeps a person waiting, in ms. */
const longTask = 50

/** An event of Chrome's trace. Times are in microseconds. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  /** The processor time of the thread, if the event has a duration. */
  tdur?: number
}

/**
 * Returns how long tasks of the main thread keep a person waiting between the first and the largest paint, in ms: what each takes
 * of processor time on a phone beyond 50 ms. Lighthouse's own figure counts wall time, which beside a server and the processes of
 * the browser on two cores says more of the machine than of the page.
 */
export function blockingOf(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  const largest = events.findLast(({ name }) => name === 'largestContentfulPaint::Candidate')
  if (paint === undefined || largest === undefined) return Number.NaN
  return events
    .filter(
      ({ name, pid, tid, ts }) =>
        name === 'RunTask' &&
        pid === paint.pid &&
        tid === paint.tid &&
        ts > paint.ts &&
        ts <= largest.ts,
    )
    .map(({ tdur = 0 }) => (tdur / 1000) * slowdown)
    .reduce((sum, time) => sum + Math.max(0, time - longTask), 0)
}

/** Runs Lighthouse's mobile profile once. Throws if it cannot measure the page. */
export async function runLighthouse(wanted: Visit): Promise<Report> {
  let result = await visit(wanted)
  // Its trace has missed the beginning, as now and then; it asks to be run again.
  for (let more = 2; result.lhr.runtimeError?.code === 'NO_NAVSTART' && more > 0; more -= 1) {
    result = await visit(wanted)
  }
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`)
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    blocking: blockingOf(result.artifacts.Trace.traceEvents),
    interactive: value('interactive'),
  }
}

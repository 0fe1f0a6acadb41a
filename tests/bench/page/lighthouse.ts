import { createServer } from 'node:http'
import lighthouse, { type Result } from 'lighthouse'
import { type CookieData, launch } from 'puppeteer-core'
import { chromiumPath } from '../../../scripts/browser.ts'
import { listen } from '../../support/servers/servers.ts'

/** The measurements of Lighthouse's mobile profile, in ms, and its scores of 100. */
export interface Report {
  fcp: number
  lcp: number
  tbt: number
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
async function visit({ url, from, cookies = [] }: Visit): Promise<Result> {
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
    return result.lhr
  } finally {
    await browser.close()
    elsewhere.close()
  }
}

/** Runs Lighthouse's mobile profile once. Throws if it cannot measure the page. */
export async function runLighthouse(wanted: Visit): Promise<Report> {
  let result = await visit(wanted)
  // Its trace has missed the beginning, as now and then; it asks to be run again.
  for (let more = 2; result.runtimeError?.code === 'NO_NAVSTART' && more > 0; more -= 1) {
    result = await visit(wanted)
  }
  const { categories, audits, runtimeError } = result
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`)
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    interactive: value('interactive'),
  }
}

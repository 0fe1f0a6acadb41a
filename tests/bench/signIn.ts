import { statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright'
import { launch } from 'puppeteer-core'
import { chromiumPath } from '../../scripts/browser.ts'
import { BackendProcess } from '../support/backendProcess.ts'
import { measureEarlyPress } from './earlyPress.ts'
import { measureInQuiet } from './quiet.ts'
import { median, type Row, row } from './row.ts'

const page = '/account/authenticate/webauthn'
const dist = process.env['STATIC_DIR'] ?? join(import.meta.dirname, '../../dist')
const runs = 5

interface Bytes {
  requests: number
  kib: number
  /** Of the script that runs before the others. */
  firstKib: number
}

/** The files that a first visit of a page fetches, and the size of its JavaScript in KiB of brotli. */
async function measureBytes(origin: string): Promise<Bytes> {
  const browser = await chromium.launch({ executablePath: chromiumPath() })
  const tab = await browser.newPage()
  const paths: string[] = []
  tab.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await tab.goto(origin + page)
  await tab.getByRole('heading', { level: 1 }).waitFor()
  await tab.waitForLoadState('networkidle')
  const first = await tab.locator('script[type=module]').getAttribute('src')
  await browser.close()
  const kibOf = (path: string) => statSync(join(dist, `${path}.br`)).size / 1024
  const kib = paths
    .filter((path) => path.endsWith('.js'))
    .reduce((sum, path) => sum + kibOf(path), 0)
  return { requests: paths.length, kib, firstKib: kibOf(first ?? '') }
}

interface Times {
  fcp: number
  lcp: number
  tbt: number
  interactive: number
}
type Report = Times & { scores: Record<string, number> }

const goals: [metric: keyof Times, goal: number][] = [
  ['fcp', 900],
  ['lcp', 1000],
  ['tbt', 30],
  ['interactive', 1851],
]

/** A page of another site: its address is a number, and Daymark's a name. Returns how to close it, too. */
async function openSiteElsewhere(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end('<p>Elsewhere</p>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

/**
 * A visit by somebody who comes from another site, in a browser of its own. Lighthouse itself would come from
 * about:blank: Chrome then begins in the process of that page, and starts another one as soon as it has read our
 * Cross-Origin-Opener-Policy, beside what is measured.
 */
async function visit(origin: string, elsewhere: string): Promise<Result> {
  const browser = await launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
    defaultViewport: null,
  })
  try {
    const tab = await browser.newPage()
    await tab.goto(elsewhere)
    const flags = { logLevel: 'error', skipAboutBlank: true } as const
    const result = await lighthouse(origin + page, flags, undefined, tab)
    if (result === undefined) throw new Error('Lighthouse gave no result.')
    return result.lhr
  } finally {
    await browser.close()
  }
}

async function runLighthouse(origin: string, elsewhere: string): Promise<Report> {
  let result = await visit(origin, elsewhere)
  // Its trace has missed the beginning, as now and then; it asks to be run again.
  for (let more = 2; result.runtimeError?.code === 'NO_NAVSTART' && more > 0; more -= 1) {
    result = await visit(origin, elsewhere)
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

/**
 * The first visit of the sign-in page: bytes, Lighthouse's mobile profile, and how long somebody waits who knows
 * the page and presses at once (medians of a few runs).
 */
export async function benchSignIn(): Promise<Row[]> {
  const backend = await new BackendProcess().start()
  const elsewhere = await openSiteElsewhere()
  try {
    const { requests, kib, firstKib } = await measureBytes(backend.origin)
    const reports = await measureInQuiet(runs, () => runLighthouse(backend.origin, elsewhere.url))
    const waits = await measureInQuiet(runs, () => measureEarlyPress(backend.origin + page))
    const wait = Math.round(median(waits))
    const score = (id: string) => median(reports.map(({ scores }) => scores[id] ?? 0))
    const time = (pick: (report: Report) => number) => Math.round(median(reports.map(pick)))
    return [
      row('sign-in: JavaScript, KiB brotli', kib.toFixed(1), 'at most 152', kib <= 152),
      row('sign-in: first script, KiB brotli', firstKib.toFixed(1), 'at most 10', firstKib <= 10),
      row('sign-in: requests', String(requests), 'few', requests <= 20),
      ...['performance', 'accessibility', 'best-practices', 'seo'].map((id) =>
        row(`sign-in: Lighthouse ${id}`, String(score(id)), '100', score(id) === 100),
      ),
      ...goals.map(([metric, goal]) => {
        const value = time((report) => report[metric])
        return row(`sign-in: ${metric}, ms`, String(value), `under ${goal}`, value < goal)
      }),
      row('sign-in: press at first paint to dialog, ms', String(wait), 'under 700', wait < 700),
    ]
  } finally {
    elsewhere.close()
    await backend.dispose()
  }
}

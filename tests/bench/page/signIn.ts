import { chromium } from 'playwright'
import { chromiumPath } from '../../../scripts/browser.ts'
import { BackendProcess } from '../../support/servers/backendProcess.ts'
import { measureInQuiet, median } from '../repeat.ts'
import { atMost, type Row, row, under } from '../row.ts'
import { javaScriptOf, kibOf } from './dashboardPage.ts'
import { measureEarlyPress } from './earlyPress.ts'
import { runLighthouse } from './lighthouse.ts'

const page = '/account/authenticate/webauthn'
const runs = 5

interface Bytes {
  requests: number
  kib: number
  /** Of the script that runs before the others. */
  firstKib: number
}

/** Returns the files that a first visit of a page fetches, and the size of its JavaScript in KiB of brotli. */
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
  return { requests: paths.length, kib: javaScriptOf(paths), firstKib: kibOf(first ?? '') }
}

const goals: [metric: 'fcp' | 'lcp' | 'blocking' | 'interactive', goal: number][] = [
  ['fcp', 900],
  ['lcp', 1000],
  ['blocking', 20],
  ['interactive', 1851],
]

/**
 * Measures the first visit of the sign-in page: bytes, Lighthouse's mobile profile, and how long a person waits who
 * knows the page and presses immediately (medians of a few runs).
 */
export async function benchSignIn(): Promise<Row[]> {
  const backend = await new BackendProcess().start()
  try {
    const { requests, kib, firstKib } = await measureBytes(backend.origin)
    const url = backend.origin + page
    const reports = await measureInQuiet(runs, () => runLighthouse({ url, from: 'another site' }))
    const waits = await measureInQuiet(runs, () => measureEarlyPress(url))
    const score = (id: string) => median(reports.map(({ scores }) => scores[id] ?? 0))
    return [
      atMost('sign-in: JavaScript, KiB brotli', kib, 177, 1),
      atMost('sign-in: first script, KiB brotli', firstKib, 10, 1),
      row('sign-in: requests', String(requests), 'few', requests <= 20),
      ...['performance', 'accessibility', 'best-practices', 'seo'].map((id) =>
        row(`sign-in: Lighthouse ${id}`, String(score(id)), '100', score(id) === 100),
      ),
      ...goals.map(([metric, goal]) =>
        under(`sign-in: ${metric}, ms`, median(reports.map((report) => report[metric])), goal),
      ),
      under('sign-in: press at first paint to dialog, ms', median(waits), 700),
    ]
  } finally {
    await backend.dispose()
  }
}

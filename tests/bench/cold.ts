import { demoAddress } from '@daymark/backend'
import { BackendProcess } from '../support/backendProcess.ts'
import { type Report, runLighthouse } from './lighthouse.ts'
import { measureInQuiet } from './quiet.ts'
import { median, type Row, row } from './row.ts'

const runs = 5

/** Measures the dashboard of the demonstration for a signed-in person whose browser has kept nothing else, by Lighthouse. */
export async function benchCold(): Promise<Row[]> {
  const backend = await new BackendProcess().start({}, ['--demo'])
  try {
    const { sessionid, csrftoken } = await backend.signIn(demoAddress)
    const domain = new URL(backend.origin).hostname
    const cookies = [
      { name: 'sessionid', value: sessionid, domain, httpOnly: true },
      { name: 'csrftoken', value: csrftoken, domain },
    ]
    const url = `${backend.origin}/dashboard`
    const reports = await measureInQuiet(runs, () =>
      runLighthouse({ url, from: 'about:blank', cookies }),
    )
    const middle = (pick: (report: Report) => number) => Math.round(median(reports.map(pick)))
    const score = middle(({ scores }) => scores['performance'] ?? 0)
    const [fcp, lcp, tbt] = [middle((it) => it.fcp), middle((it) => it.lcp), middle((it) => it.tbt)]
    return [
      row('cold dashboard: fcp, ms', String(fcp), 'under 1200', fcp < 1200),
      row('cold dashboard: lcp, ms', String(lcp), 'under 1400', lcp < 1400),
      row('cold dashboard: tbt, ms', String(tbt), 'under 120', tbt < 120),
      row('cold dashboard: Lighthouse performance', String(score), 'at least 98', score >= 98),
    ]
  } finally {
    await backend.dispose()
  }
}

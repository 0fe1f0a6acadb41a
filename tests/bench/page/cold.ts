import { demoAddress } from '@daymark/backend'
import { BackendProcess } from '../../support/servers/backendProcess.ts'
import { measureInQuiet, median } from '../repeat.ts'
import { figure, type Row, under } from '../row.ts'
import { type Report, runLighthouse } from './lighthouse.ts'

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
    const middle = (pick: (report: Report) => number) => median(reports.map(pick))
    const score = middle(({ scores }) => scores['performance'] ?? 0)
    return [
      under(
        'cold dashboard: fcp, ms',
        middle(({ fcp }) => fcp),
        1200,
      ),
      under(
        'cold dashboard: lcp, ms',
        middle(({ lcp }) => lcp),
        2800,
      ),
      under(
        'cold dashboard: blocking, ms of processor time',
        middle(({ blocking }) => blocking),
        50,
      ),
      figure('cold dashboard: Lighthouse performance', String(score)),
    ]
  } finally {
    await backend.dispose()
  }
}

import { BackendProcess } from '../../support/servers/backendProcess.ts'
import { paths, Person, today } from '../person.ts'
import { byTurns } from '../repeat.ts'
import { measure, warmUp } from '../requests.ts'
import { type Row, row } from '../row.ts'
import { fill } from './fill.ts'
import { processorTime } from './usage.ts'

const requests = 2000
const options = 25
const [owner, other] = ['owner@example.com', 'other@example.com']
const strangers = Array.from({ length: 10_000 }, (_, index) => `person-${index}@example.com`)
const day = `${paths.items}?module=1&date=${today}&page_size=100`

/** Measures whether requests take longer with 100,000 items of one person, and with 10,000 accounts. */
export async function benchScale(): Promise<Row[]> {
  const few = new BackendProcess()
  const many = new BackendProcess()
  try {
    fill(few, [owner, other], { options, days: 1 })
    fill(many, [owner, other, ...strangers], { options, days: 100_000 / options })
    for (const backend of [few, many]) await backend.start({ LOG_LEVEL: 'silent' })
    const compare = async (what: string, email: string, path: string) => {
      const costOfMany = await costOf(many, email, path)
      const { median, ratio } = await byTurns(costOfMany, await costOf(few, email, path))
      const value = `${median.toFixed(3)} ms of work, ${ratio.toFixed(2)} times that of few`
      return row(`backend: ${what}`, value, 'at most 1.5 times', ratio <= 1.5)
    }
    return [
      await compare('a day of 100,000 items beside 25', owner, day),
      await compare('a session among 10,000 accounts beside 2', other, paths.session),
    ]
  } finally {
    await few.dispose()
    await many.dispose()
  }
}

/**
 * Returns a measurement of one request, after warming up: the server's milliseconds of processor time, which other work
 * on the machine does not change.
 */
async function costOf(backend: BackendProcess, email: string, path: string) {
  const load = (await Person.signIn(backend, email)).reads(path)
  await warmUp(load)
  return async () => {
    const before = await processorTime(backend)
    await measure(load, { amount: requests })
    return ((await processorTime(backend)) - before) / requests
  }
}

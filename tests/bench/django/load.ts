import { BackendProcess } from '../../support/servers/backendProcess.ts'
import { listOf } from '../content.ts'
import { Person, today } from '../person.ts'
import { describe } from '../requests.ts'
import { figure, type Row } from '../row.ts'
import { measureDay } from './day.ts'
import { backendOf, type Start, unlimited } from './people.ts'

const email = 'load@example.com'

/** Sends the same dashboards and ticks of one person over 100 connections to both backends, one after the other. */
export async function benchLoad(start: Start): Promise<Row[]> {
  const project = await start(unlimited)
  const embedded = await new BackendProcess().start({ LOG_LEVEL: 'silent' })
  const django = backendOf(project)
  try {
    const [one, other] = [await measureOn(embedded), await measureOn(django)]
    return (['tick', 'dashboard'] as const).flatMap((what) => {
      const ratio = (other[what].perSecond / one[what].perSecond).toFixed(2)
      return [
        figure(`embedded: ${what}`, describe(one[what])),
        figure(`django: ${what}`, `${describe(other[what])}, ${ratio} of the embedded one`),
      ]
    })
  } finally {
    await embedded.dispose()
    await django.dispose()
    await project.stop()
  }
}

async function measureOn(backend: BackendProcess) {
  await backend.createPerson({ email })
  await backend.seed(email, listOf('Module', 10, { widgets: 3, date: today }))
  const person = await Person.signIn(backend, email)
  return measureDay(backend.origin, [person], { connections: 100, mayBreak: true })
}

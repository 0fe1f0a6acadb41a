import { afterAll, beforeAll, beforeEach, describe, onTestFailed } from 'vitest'
import { BackendProcess } from '../support/servers/backendProcess.ts'
import type { Engine } from './engine.ts'
import { Screen } from './screen.ts'
import { access } from './smoke/access.ts'
import { day } from './smoke/day.ts'
import { firstModule } from './smoke/firstModule.ts'
import { image } from './smoke/image.ts'
import { leaving } from './smoke/leaving.ts'
import { offline } from './smoke/offline.ts'
import { reminder } from './smoke/reminder.ts'
import { shell } from './smoke/shell.ts'
import { signUp } from './smoke/signUp.ts'
import type { Stage } from './smoke/stage.ts'

const chapters = [signUp, firstModule, day, access, image, shell, reminder, offline, leaving]

/** Runs one person's first day with Daymark, in order. After a failed step the others fail immediately. */
export function smoke(name: string, start: () => Promise<Engine>): void {
  describe(name, () => {
    const stage = {} as Stage
    let hasFailed = false

    beforeAll(async () => {
      // Twelve hours from UTC, to the side on which the calendar shows another day.
      process.env['TZ'] = new Date().getUTCHours() < 12 ? 'Etc/GMT+12' : 'Etc/GMT-12'
      stage.backend = await new BackendProcess().start()
      stage.engine = await start()
      stage.screen = new Screen(stage.engine, stage.backend.origin)
    })

    afterAll(async () => {
      await stage.engine?.close()
      await stage.backend.dispose()
    })

    beforeEach(() => {
      if (hasFailed) throw new Error('A step before this one failed.')
      onTestFailed(async () => {
        hasFailed = true
        console.error(await stage.screen.read(`location.href + '\\n' + document.body.innerText`))
      })
    })

    for (const chapter of chapters) chapter(stage)
  })
}

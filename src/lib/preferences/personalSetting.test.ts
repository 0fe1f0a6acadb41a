import { beforeEach, expect, test } from 'vitest'
import { writeRecord } from '../offline/localRecords.ts'
import { startSession } from '../session/sessionStore.ts'
import { personalSetting } from './personalSetting.ts'
import { setHandover } from '../../../tests/support/unit/handover.ts'

const user = { id: 4, display: 'bert', email: 'bert@example.com', username: 'bert' }

beforeEach(async () => {
  localStorage.clear()
  setHandover({ session: Promise.resolve({ status: 200, data: { user } }) })
  await startSession()
})

test('what another tab has chosen is there when something begins to read it', () => {
  const setting = personalSetting('colour', 'blue')
  expect(setting.read()).toBe('blue')
  writeRecord(user.id, 'colour', 'green')
  const stop = setting.subscribe(() => undefined)
  expect(setting.read()).toBe('green')
  stop()
})

import { beforeEach, expect, test } from 'vitest'
import { note } from '../offline/personalNotes.ts'
import { startSession } from '../session/sessionStore.ts'
import { personalSetting } from './personalSetting.ts'

const user = { id: 4, display: 'bert', email: 'bert@example.com', username: 'bert' }

beforeEach(async () => {
  localStorage.clear()
  globalThis.daymarkSession = Promise.resolve({ status: 200, data: { user } })
  await startSession()
})

test('what another tab has chosen is there when something begins to read it', () => {
  const setting = personalSetting('colour', 'blue')
  expect(setting.read()).toBe('blue')
  note(user.id, 'colour', 'green')
  const stop = setting.subscribe(() => undefined)
  expect(setting.read()).toBe('green')
  stop()
})

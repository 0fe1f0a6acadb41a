import { expect, test } from 'vitest'
import { forgetPersonalData } from './personalData.ts'
import { requestReauthentication } from './reauthentication.ts'

test('a question that is open is answered with no when its person leaves, so that nothing is sent for the next one', async () => {
  const answer = requestReauthentication()
  forgetPersonalData()
  expect(await answer).toBe(false)
})

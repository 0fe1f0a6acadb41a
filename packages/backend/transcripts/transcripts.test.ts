import { afterAll, expect, test } from 'vitest'
import { testBackend } from '../testing/testBackend.ts'
import { TestClient } from '../testing/testClient.ts'
import { arrange, resolve } from './arrangements.ts'
import { differences, readTranscripts } from './transcript.ts'

let reproduced = 0

afterAll(() => console.log(`${reproduced} recorded answers are reproduced in status and shape.`))

test.each(readTranscripts())('answers like the recorded backend: $name', async ({ steps }) => {
  const client = new TestClient(await testBackend())
  for (const [index, step] of steps.entries()) {
    if (!('call' in step)) {
      await arrange(client, step)
      continue
    }
    const [method = '', path = ''] = step.call.split(' ')
    const body = await resolve(client, step.body)
    const answer = await client.call(method, absolute(path), body, step)
    if (step.status === undefined) continue
    const where =
      `${index}: ${step.call} ${JSON.stringify(body) ?? ''} -> ${answer.text}\n` +
      'If this answer is meant, write it into the step (CONTRIBUTING.md, "Recorded answers").'
    expect(answer.status, where).toBe(step.status)
    // Soft, so that one run names every step that a change concerns.
    expect.soft(differences(answer.body, await resolve(client, step.response)), where).toEqual([])
    reproduced += 1
  }
})

/** `auth/…` and `account/…` are of the account API, everything else of the content API. */
function absolute(path: string): string {
  return /^(auth|account)\//.test(path) ? `/_allauth/browser/v1/${path}` : `/api/v1/${path}`
}

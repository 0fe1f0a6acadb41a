import { afterAll, expect, test } from 'vitest'
import { testBackend } from '../testing/testBackend.ts'
import { TestClient } from '../testing/testClient.ts'
import { accountTranscripts } from './account.ts'
import { contentTranscripts } from './content.ts'
import { flowTranscripts } from './flows.ts'
import { inspirationTranscripts } from './inspiration.ts'
import { passkeyTranscripts } from './passkeys.ts'
import { differences } from './transcript.ts'

let reproduced = 0

afterAll(() => console.log(`${reproduced} recorded answers are reproduced in status and shape.`))

const transcripts = [
  ...flowTranscripts,
  ...passkeyTranscripts,
  ...accountTranscripts,
  ...contentTranscripts,
  ...inspirationTranscripts,
]

test.each(transcripts)('answers like the recorded backend: $name', async ({ steps }) => {
  const client = new TestClient(await testBackend())
  for (const [index, step] of steps.entries()) {
    if (typeof step === 'function') {
      await step(client)
      continue
    }
    const [method = '', path = ''] = step.call.split(' ')
    const body = typeof step.body === 'function' ? await (step.body as Make)(client) : step.body
    const answer = await client.call(method, absolute(path), body, step.options)
    const where = `${index}: ${step.call} ${JSON.stringify(body) ?? ''} -> ${answer.text}`
    expect(answer.status, where).toBe(step.recorded.status)
    expect(differences(answer.body, step.recorded.body), where).toEqual([])
    reproduced += 1
  }
})

type Make = (client: TestClient) => unknown

/** `auth/…` and `account/…` are of the account API, everything else of the content API. */
function absolute(path: string): string {
  return /^(auth|account)\//.test(path) ? `/_allauth/browser/v1/${path}` : `/api/v1/${path}`
}

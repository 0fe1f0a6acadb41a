import { announceAuthChange, configureApi } from '@daymark/api'
import { afterEach, expect, test, vi } from 'vitest'
import { signedInAs } from '../../../tests/support/unit/signedIn.ts'
import { onTabMessage } from '../tabs.ts'
import { userOf } from './session.ts'
import { confirmSession, currentSession, reconfirmSession, refreshSession } from './sessionStore.ts'

const user = {
  id: 1,
  display: 'person1',
  email: 'person1@example.com',
  username: 'person1',
}
const signedIn = { status: 200, data: { user, methods: [] }, meta: { is_authenticated: true } }
const loggedOut = { status: 401, data: { flows: [] }, meta: { is_authenticated: false } }

const otherTab = new BroadcastChannel('daymark')
const questions: ((answer: { status: number }) => void)[] = []

/** Counts the questions for the session. Each is answered when the test answers it. */
function holdQuestions(): void {
  configureApi({ origin: location.origin, readCookies: () => 'csrftoken=first' })
  questions.length = 0
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        questions.push((answer) => resolve(Response.json(answer, { status: answer.status })))
      }),
  )
}

const refusals = {
  'a web page': () => new Response('<h1>Log in</h1>', { status: 401 }),
  'a bare 401': () => Response.json({ status: 401 }, { status: 401 }),
  'a session that is gone': () => Response.json({ status: 410 }, { status: 410 }),
}

/** Resolves when this tab has heard what the other one has said so far. */
function untilHeard(): Promise<void> {
  return new Promise((resolve) => {
    onTabMessage('stale', () => resolve())
    otherTab.postMessage({ type: 'stale', person: null, message: [] })
  })
}

afterEach(() => vi.unstubAllGlobals())

test('a log-out in another tab is not answered by a question that was asked before it', async () => {
  await signedInAs(1)
  holdQuestions()
  reconfirmSession(0)
  otherTab.postMessage({ type: 'session', person: null, message: { userId: null, isLogOut: true } })
  await untilHeard()
  expect(questions).toHaveLength(1)
  questions[0]?.(signedIn)
  await expect.poll(() => questions).toHaveLength(2)
  questions[1]?.(loggedOut)
  await expect.poll(() => userOf(currentSession())).toBeUndefined()
})

test('those who ask at the same time share one question, and one more after a change', async () => {
  await signedInAs(1)
  holdQuestions()
  reconfirmSession(0)
  confirmSession()
  const refreshed = [refreshSession(), refreshSession(), refreshSession()]
  await expect.poll(() => questions).toHaveLength(1)
  questions[0]?.(signedIn)
  await expect.poll(() => questions).toHaveLength(2)
  questions[1]?.(signedIn)
  await Promise.all(refreshed)
  expect(questions).toHaveLength(2)
})

test.for(Object.entries(refusals))(
  'a question that %s answers is not asked again',
  async ([, refusal]) => {
    await signedInAs(1)
    configureApi({ origin: location.origin, readCookies: () => 'csrftoken=first' })
    const asked = vi.fn(refusal)
    // The second answer does not come, so that a loop ends.
    vi.stubGlobal('fetch', async () =>
      asked.mock.calls.length < 2 ? asked() : new Promise(() => undefined),
    )
    await refreshSession()
    await untilHeard()
    expect(asked).toHaveBeenCalledTimes(1)
  },
)

test('a request that is refused doubts a question that was asked before it', async () => {
  await signedInAs(1)
  holdQuestions()
  reconfirmSession(0)
  await expect.poll(() => questions).toHaveLength(1)
  announceAuthChange(401, undefined)
  announceAuthChange(401, undefined)
  questions[0]?.(signedIn)
  await expect.poll(() => questions).toHaveLength(2)
  questions[1]?.(loggedOut)
  await expect.poll(() => userOf(currentSession())).toBeUndefined()
  expect(questions).toHaveLength(2)
})

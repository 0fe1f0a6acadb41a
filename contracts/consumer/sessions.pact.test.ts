import { endSessions, listSessions } from '@daymark/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect } from 'vitest'
import { integer, number, string } from './answers.ts'
import { promise } from './promise.ts'

const given = 'a person who is signed in elsewhere too'
const session = (isCurrent: boolean) => ({
  id: integer(isCurrent ? 11 : 12),
  user_agent: string('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'),
  created_at: number(1795206955.25),
  is_current: isCurrent,
})
const sessions = (data: unknown) => ({ status: 200, body: { status: 200, data } })

promise('lists every browser in which the person is signed in, and says which one asks', {
  operation: 'listSessions',
  given,
  request: () => ({ path: 'sessionsPath' }),
  answer: sessions(MatchersV3.arrayContaining(session(true), session(false))),
  call: () => listSessions(),
  expect: (answer) => expect(answer).toMatchObject({ data: [{ is_current: true }, {}] }),
})

promise('logs the other browser out', {
  operation: 'endSessions',
  given,
  request: ({ otherSessionId }) => ({
    path: 'sessionsPath',
    body: { sessions: [otherSessionId] },
  }),
  answer: sessions([session(true)]),
  call: ({ otherSessionId }) => endSessions({ sessions: [otherSessionId] }),
  expect: (answer) => expect(answer).toMatchObject({ data: [{ is_current: true }] }),
})

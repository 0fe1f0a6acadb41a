import { MatchersV3 } from '@pact-foundation/pact'
import { promise } from './promise.ts'

const { arrayContaining, integer, number, string } = MatchersV3

const signedInElsewhere = {
  given: 'a person who is signed in elsewhere too',
  // A backend without the list has another path here, where its states answer.
  path: '${sessionsPath}',
} as const

const session = {
  user_agent: string('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'),
  created_at: number(1795206955.25),
}
const thisSession = { ...session, id: integer(11), is_current: true }
const otherSession = { ...session, id: integer(12), is_current: false }

promise(
  'listSessions lists every browser in which the person is signed in, and says which one asks',
  {
    ...signedInElsewhere,
    operation: 'listSessions',
    answer: { status: 200, data: arrayContaining(thisSession, otherSession) },
  },
)

promise('endSessions logs the other browser out', {
  ...signedInElsewhere,
  operation: 'endSessions',
  body: { sessions: ['${otherSessionId}'] },
  answer: { status: 200, data: [thisSession] },
})

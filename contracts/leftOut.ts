import { apiOperations, type OperationId } from '@daymark/api/schemas'
import { testedKinds } from '@daymark/backend/testing/kinds/index.ts'
import type { Limit } from './limits.ts'
import { optionalPactFile, readPact } from './pactFiles.ts'

const interactions = [...readPact().interactions, ...readPact(optionalPactFile).interactions]
const operationIds = Object.keys(apiOperations) as OperationId[]

/** The resources of which some call promises what it answers to visitors. */
const closedPaths = operationIds
  .filter((id) =>
    interactions.some(
      ({ description }) => description === `${id} tells that the caller is not signed in`,
    ),
  )
  .map((id) => apiOperations[id].path)

/** Calls that a backend may lack and that no pact has. The tests of the backends that have them take the place of promises. */
export const optional: OperationId[] = ['getAccount', 'deleteAccount']
const mayBeLacking = 'A backend may lack the call.'

/** Answers that the descriptions name and the pact leaves out, and why. */
export const left: { status: number; operations: 'all' | OperationId[]; because: string }[] = [
  {
    status: 200,
    operations: ['signUp'],
    because:
      'Only a backend that verifies addresses later answers so; the client continues as after 401.',
  },
  { status: 415, operations: 'all', because: 'The client always sends JSON, or an image.' },
  {
    status: 403,
    operations: 'all',
    because:
      'Of the CSRF check, which is promised once for each API; see requestLoginCode and createDailyTodosModule.',
  },
  {
    status: 429,
    operations: 'all',
    because:
      'The app treats it alike everywhere; it is promised where two kinds of limits are, for signUp and addEmailAddress.',
  },
  {
    status: 400,
    operations: [
      ...testedKinds.flatMap(({ nouns }) => [
        `list${nouns.module}s` as OperationId,
        ...(['module', 'option', 'widget'] as const).map(
          (part) => `update${nouns[part]}` as OperationId,
        ),
        `create${nouns.module}` as OperationId,
      ]),
      'updateDailyTodoItem',
      'patchDailyTodoOption',
      'patchPreferences',
      'createFileUpload',
      'signUp',
    ],
    because:
      'The client sends nothing that would be refused: its forms check the same rules first.',
  },
  {
    status: 401,
    operations: operationIds.filter((id) =>
      closedPaths.some((path) => apiOperations[id].path.startsWith(path)),
    ),
    because: 'Once for each resource is enough; see notSignedIn.pact.test.ts.',
  },
  {
    status: 404,
    operations: testedKinds.flatMap(({ nouns }) =>
      nouns.item ? [`list${nouns.item}s` as OperationId] : [],
    ),
    because: 'The client reads pages only as far as pageCount says.',
  },
  {
    status: 400,
    operations: ['putUpload'],
    because: 'The address is opaque: an object storage answers in its own words.',
  },
  { status: 404, operations: ['putUpload'], because: 'As above.' },
  { status: 409, operations: ['putUpload'], because: 'As above.' },
  { status: 413, operations: ['putUpload'], because: 'As above.' },
  {
    status: 400,
    operations: ['getPasskeyOptions'],
    because: 'Only a backend that limits the passkeys of an account answers it.',
  },
  ...[200, 204, 401, 404].map((status) => ({
    status,
    operations: optional,
    because: mayBeLacking,
  })),
  {
    status: 401,
    operations: ['listSessions', 'endSessions'],
    because:
      'The account page asks for addresses first. Only some backends ask for a confirmation, as they do for passkeys.',
  },
  {
    status: 400,
    operations: ['endSessions'],
    because: 'The client reads the list right before.',
  },
  {
    status: 404,
    operations: ['listSessions', 'endSessions'],
    because: 'A backend that lists no sessions answers it; the states then answer in its place.',
  },
  {
    status: 410,
    operations: ['getSession'],
    because: 'django-allauth answers it to apps; a browser gets 401.',
  },
  {
    status: 401,
    operations: ['createSignUpPasskey', 'confirmLoginCode', 'logInByPasskey'],
    because: 'It would be one more step, which no provider asks for.',
  },
  {
    status: 409,
    operations: ['createSignUpPasskey', 'addPasskey'],
    because:
      'django-allauth 65.10 does not answer it (500 and never); the client begins with GET, whose 409 is promised.',
  },
  {
    status: 200,
    operations: ['requestEmailVerification', 'resendVerification'],
    because: 'Only where sending again is switched on, which the providers leave off.',
  },
]

/** Returns the reasons for which a status of an operation is not promised. */
export const reasonFor = (id: OperationId, status: number) =>
  left.filter(
    ({ status: one, operations }) =>
      one === status && (operations === 'all' || operations.includes(id)),
  )

/** A limit of a member that no promise sends, or that no promise reads back after it was saved. */
export type GapAtLimit = 'sent' | 'read back'

/** Limits of members that the pact leaves out, and why. */
export const leftLimits: {
  operations: 'all' | OperationId[]
  member: RegExp
  what: RegExp
  gap: GapAtLimit
  because: string
}[] = [
  {
    operations: 'all',
    member: /^(module|option|image|unfolded\.modules\[\]|(cards|rows)\.\*\[\])$/,
    what: /^the number 1$/,
    gap: 'sent',
    because: 'The backend chooses the ids.',
  },
  {
    operations: ['patchPreferences'],
    member: /^(unfolded\.modules|cards\.\*|rows\.\*)$/,
    what: /^10000 of them$/,
    gap: 'sent',
    because: 'Only ids of existing objects are saved, and no state can create ten thousand.',
  },
  {
    operations: ['patchPreferences'],
    member: /^timeZone$/,
    what: /^64 characters$/,
    gap: 'sent',
    because: 'No time zone has a name of that length. One of the longest is promised.',
  },
  {
    operations: ['updateDailyTodoOption', 'patchDailyTodoOption'],
    member: /^(schedules|archive)$/,
    what: /^400 of them$/,
    gap: 'sent',
    because: 'Only imports send more than one at a time, with createDailyTodoOption.',
  },
  {
    operations: ['createFileUpload'],
    member: /^fileType$/,
    what: /^(255 characters|no character)$/,
    gap: 'sent',
    because: 'The app sends one of the few types that images have.',
  },
  {
    operations: ['createFileUpload'],
    member: /^fileName$/,
    what: /./,
    gap: 'read back',
    because: 'No call reads the name of an upload.',
  },
]

/** Returns the reasons for which a limit is left out. A value that no promise sends cannot be read back either. */
export const reasonsForLimit = ({ operation, member, what }: Limit, gap: GapAtLimit) =>
  leftLimits.filter(
    (one) =>
      (one.gap === 'sent' || one.gap === gap) &&
      (one.operations === 'all' || one.operations.includes(operation)) &&
      one.member.test(member) &&
      one.what.test(what),
  )

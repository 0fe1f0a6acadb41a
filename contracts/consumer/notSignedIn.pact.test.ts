import * as api from '@daymark/api'
import type { OperationId } from '@daymark/api/schemas'
import { expect } from 'vitest'
import { testedKinds } from '@daymark/backend/testing/kinds/index.ts'
import { anonymous, callerIsNotSignedIn, notAuthenticated } from './answers.ts'
import { promise } from './promise.ts'

// When a session has ended elsewhere, every call answers that. Once for each resource is enough.

/** Returns a call by the name of its operation; those of a kind are known by its nouns only. */
function callOf(operation: string): () => Promise<unknown> {
  const call = (api as Record<string, unknown>)[operation]
  if (typeof call !== 'function') throw new Error(`There is no call ${operation}`)
  return () => call() as Promise<unknown>
}

const content = [
  'getWidgets',
  ...testedKinds.flatMap(({ nouns }) => Object.values(nouns).map((noun) => `list${noun}s`)),
]
for (const operation of content) {
  promise(callerIsNotSignedIn, {
    operation: operation as OperationId,
    given: 'a visitor',
    answer: notAuthenticated,
    call: callOf(operation),
    expect: (error) =>
      expect(error).toMatchObject({
        name: 'ApiError',
        status: 401,
        errors: [{ code: 'not_authenticated' }],
      }),
  })
}

promise(callerIsNotSignedIn, {
  operation: 'createFileUpload',
  given: 'a visitor',
  request: () => ({ body: { fileName: 'cat.png' } }),
  answer: notAuthenticated,
  call: () => api.createFileUpload({ fileName: 'cat.png' }),
  expect: (error) => expect(error).toMatchObject({ name: 'ApiError', status: 401 }),
})

for (const operation of [
  'listAuthenticators',
  'listEmailAddresses',
  'getReauthenticationOptions',
] as const) {
  promise(callerIsNotSignedIn, {
    operation,
    given: 'a visitor',
    answer: anonymous,
    call: callOf(operation),
    expect: (answer) => expect(answer).toMatchObject({ name: 'ApiError', status: 401 }),
  })
}

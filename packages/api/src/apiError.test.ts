import { expect, test } from 'vitest'
import { isConflict, isNotFound, isOtherUser, otherUserCode, toApiError } from './apiError.ts'

test.each([
  ['an object that is gone', toApiError(404, {}), { isNotFound: true }],
  ['a step that is over', toApiError(409, {}), { isConflict: true }],
  [
    'a page of another account',
    toApiError(409, { errors: [{ code: otherUserCode }] }),
    { isOtherUser: true },
  ],
  ['a bug', Object.assign(new Error('x'), { status: 404 }), {}],
])('%s is told from other failures', (_, error, expected) => {
  expect({
    isNotFound: isNotFound(error),
    isConflict: isConflict(error),
    isOtherUser: isOtherUser(error),
  }).toEqual({ isNotFound: false, isConflict: false, isOtherUser: false, ...expected })
})

import * as api from '@daymark/api'
import type { OperationId } from '@daymark/api/schemas'
import { expect } from 'vitest'
import { testedKinds } from '../../tests/kinds/index.ts'
import { examples } from '../examples.ts'
import { anonymous, notAuthenticated } from './answers.ts'
import { newPasskey, usedPasskey } from './credentials.ts'
import { promise } from './promise.ts'

// Whatever somebody was doing when the session ended elsewhere: the answer says so.

const date = '2026-01-15'
const status = 'todo' as const
const name = { name: 'Health' }
const fresh = newPasskey('My phone', examples['a person who adds a passkey'])
const used = usedPasskey(examples['a person with a passkey'])
const email = 'anna@example.com'

function refused(operation: OperationId, call: () => Promise<unknown>, id?: number, body?: object) {
  promise('tells that nobody is signed in', {
    operation,
    given: 'a visitor',
    request: () => ({ id, body }),
    answer: notAuthenticated,
    call,
    expect: (error) =>
      expect(error).toMatchObject({ name: 'ApiError', status: 401, errors: [notSignedIn] }),
  })
}

const notSignedIn = { code: 'not_authenticated' }

/** An operation that every kind has, by its name; the compiler knows them kind by kind only. */
function refusedCall(operation: string, id?: number, body?: object) {
  const call = (api as Record<string, unknown>)[operation]
  if (typeof call !== 'function') throw new Error(`There is no call ${operation}`)
  const given = [id, body].filter((argument) => argument !== undefined)
  refused(operation as OperationId, () => call(...given) as Promise<unknown>, id, body)
}

const create = <Body extends object>(
  operation: OperationId,
  call: (body: Body) => Promise<unknown>,
  body: Body,
) => refused(operation, () => call(body), undefined, body)

const update = <Body extends object>(
  operation: OperationId,
  call: (id: number, body: Body) => Promise<unknown>,
  body: Body,
) => refused(operation, () => call(1, body), 1, body)

refused('getWidgets', () => api.getWidgets())
for (const { nouns, option } of testedKinds) {
  const bodies = { module: name, option: { ...name, ...option }, widget: name }
  for (const part of ['module', 'option', 'widget'] as const) {
    const body = part === 'module' ? name : { module: 1, ...bodies[part] }
    refusedCall(`list${nouns[part]}s`)
    refusedCall(`get${nouns[part]}`, 1)
    refusedCall(`delete${nouns[part]}`, 1)
    refusedCall(`create${nouns[part]}`, undefined, body)
    refusedCall(`update${nouns[part]}`, 1, bodies[part])
  }
}
refused('listDailyTodoItems', () => api.listDailyTodoItems())
refused('listInspirationItems', () => api.listInspirationItems())
create('createDailyTodoItem', api.createDailyTodoItem, { module: 1, option: 1, date, status })
create('createInspirationItem', api.createInspirationItem, { module: 1, date })
create('createFileUpload', api.createFileUpload, { fileName: 'cat.png' })
update('updateDailyTodoItem', api.updateDailyTodoItem, { status })
update('patchInspirationOption', api.patchInspirationOption, name)

function unauthenticated(
  operation: OperationId,
  call: () => Promise<{ status: number }>,
  body?: object,
) {
  promise('tells that nobody is signed in', {
    operation,
    given: 'a visitor',
    request: () => ({ body }),
    answer: anonymous,
    call,
    expect: (answer) =>
      expect(answer).toMatchObject({ status: 401, meta: { is_authenticated: false } }),
  })
}

const account = <Body extends object>(
  operation: OperationId,
  call: (body: Body) => Promise<{ status: number }>,
  body: Body,
) => unauthenticated(operation, () => call(body), body)

unauthenticated('listAuthenticators', api.listAuthenticators)
unauthenticated('getPasskeyOptions', () => api.getPasskeyOptions())
unauthenticated('listEmailAddresses', api.listEmailAddresses)
unauthenticated('getReauthenticationOptions', api.getReauthenticationOptions)
account('addPasskey', api.addPasskey, fresh)
account('renamePasskey', api.renamePasskey, { id: 1, name: 'My phone' })
account('deletePasskeys', api.deletePasskeys, { authenticators: [1] })
account('reauthenticate', api.reauthenticate, used)
account('requestEmailVerification', api.requestEmailVerification, { email })
account('setPrimaryEmailAddress', api.setPrimaryEmailAddress, { email, primary: true })
account('deleteEmailAddress', api.deleteEmailAddress, { email })

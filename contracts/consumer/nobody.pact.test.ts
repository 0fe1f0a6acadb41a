import * as api from '@daymark/api'
import type { OperationId } from '@daymark/api/schemas'
import { expect } from 'vitest'
import { examples } from '../examples.ts'
import { anonymous, notAuthenticated } from './answers.ts'
import { newPasskey, usedPasskey } from './credentials.ts'
import { promise } from './promise.ts'

// Whatever somebody was doing when the session ended elsewhere: the answer says so.

const date = '2026-01-15'
const status = 'todo' as const
const name = { name: 'Health' }
const text = { name: 'Run', text: 'Go running' }
const quote = { name: 'Happy', type: 'text' as const, text: 'Be happy' }
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
refused('listDailyTodosModules', () => api.listDailyTodosModules())
refused('listDailyTodoOptions', () => api.listDailyTodoOptions())
refused('listDailyTodosWidgets', () => api.listDailyTodosWidgets())
refused('listDailyTodoItems', () => api.listDailyTodoItems())
refused('listInspirationModules', () => api.listInspirationModules())
refused('listInspirationOptions', () => api.listInspirationOptions())
refused('listInspirationWidgets', () => api.listInspirationWidgets())
refused('listInspirationItems', () => api.listInspirationItems())
refused('getDailyTodosModule', () => api.getDailyTodosModule(1), 1)
refused('getDailyTodoOption', () => api.getDailyTodoOption(1), 1)
refused('getDailyTodosWidget', () => api.getDailyTodosWidget(1), 1)
refused('getInspirationModule', () => api.getInspirationModule(1), 1)
refused('getInspirationOption', () => api.getInspirationOption(1), 1)
refused('getInspirationWidget', () => api.getInspirationWidget(1), 1)
refused('deleteDailyTodosModule', () => api.deleteDailyTodosModule(1), 1)
refused('deleteDailyTodoOption', () => api.deleteDailyTodoOption(1), 1)
refused('deleteDailyTodosWidget', () => api.deleteDailyTodosWidget(1), 1)
refused('deleteInspirationModule', () => api.deleteInspirationModule(1), 1)
refused('deleteInspirationOption', () => api.deleteInspirationOption(1), 1)
refused('deleteInspirationWidget', () => api.deleteInspirationWidget(1), 1)
create('createDailyTodosModule', api.createDailyTodosModule, name)
create('createDailyTodoOption', api.createDailyTodoOption, { module: 1, ...text })
create('createDailyTodosWidget', api.createDailyTodosWidget, { module: 1, ...name })
create('createDailyTodoItem', api.createDailyTodoItem, { module: 1, option: 1, date, status })
create('createInspirationModule', api.createInspirationModule, name)
create('createInspirationOption', api.createInspirationOption, { module: 1, ...quote })
create('createInspirationWidget', api.createInspirationWidget, { module: 1, ...name })
create('createInspirationItem', api.createInspirationItem, { module: 1, date })
create('createFileUpload', api.createFileUpload, { fileName: 'cat.png' })
update('updateDailyTodosModule', api.updateDailyTodosModule, name)
update('updateDailyTodoOption', api.updateDailyTodoOption, text)
update('updateDailyTodosWidget', api.updateDailyTodosWidget, name)
update('updateDailyTodoItem', api.updateDailyTodoItem, { status })
update('updateInspirationModule', api.updateInspirationModule, name)
update('updateInspirationOption', api.updateInspirationOption, quote)
update('patchInspirationOption', api.patchInspirationOption, name)
update('updateInspirationWidget', api.updateInspirationWidget, name)

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

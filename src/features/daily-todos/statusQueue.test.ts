import { ApiError } from '@daymark/api'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ItemServer } from '../../../tests/support/itemServer.ts'
import { startTexts } from '../../app/startTexts.ts'
import { dayNow } from '../../lib/days/days.ts'
import { closeOffline, openOffline } from '../../lib/offline/offline.ts'
import { forgetPersonalData } from '../../lib/session/personalData.ts'
import { toasts } from '../../ui/toasts.ts'
import { chooseStatus } from './statusMutation.ts'
import { startStatusQueue } from './statusQueue.ts'

const json = (status: number) => Response.json({ errors: [{ code: 'invalid' }] }, { status })

beforeEach(() => startTexts())
afterEach(() => {
  closeOffline()
  toasts.queue.clear()
  vi.unstubAllGlobals()
})

test('the icon of the installed app shows nothing of a person who has left', () => {
  const setAppBadge = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { setAppBadge }))
  forgetPersonalData()
  expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(0)
})

test.each([
  ['a refusal', () => json(400), 'Walk could not be changed'],
  ['a change that timed out at the server', () => json(408), 'Walk may not have changed'],
  ['a failure of the server', () => json(500), 'Walk may not have changed'],
  ['an answer that cannot be read', () => new Response('<html>'), 'Walk may not have changed'],
])('after %s a message says what is known', async (_what, answer, title) => {
  const server = new ItemServer()
  const { id: option } = server.addOption('Walk', 'Half an hour')
  server.failures.push(answer)
  const client = new QueryClient()
  await openOffline(client, 1, [startStatusQueue])
  const place = { module: 1, date: dayNow(), option, name: 'Walk' }
  await expect(
    chooseStatus(client, { ...place, status: 'done', shown: 'todo' }),
  ).rejects.toBeInstanceOf(ApiError)
  await expect.poll(() => toasts.queue.visibleToasts.at(0)?.content.title).toBe(title)
})

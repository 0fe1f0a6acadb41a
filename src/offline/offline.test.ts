import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ItemServer } from '../../tests/support/itemServer.ts'
import { chooseStatus, closeOffline, onOutcome, openOffline, sendWaiting } from './offline.ts'
import type { StatusChange } from './statusChange.ts'
import type { Outcome } from './statusChanges.ts'

const walk: StatusChange = {
  module: 1,
  date: '2026-11-21',
  option: 1,
  name: 'Walk',
  status: 'done',
  known: ['todo'],
}

let server: ItemServer

beforeEach(async () => {
  server = new ItemServer()
  server.addOption('Walk', '')
  await openOffline(new QueryClient(), 1)
})

afterEach(closeOffline)

test('a refusal that came before anybody listened is heard by the first who does, once', async () => {
  server.failures.push(() => Response.json({ type: 'client_error', errors: [] }, { status: 400 }))
  chooseStatus(walk)
  await expect.poll(() => server.requests).toContain('POST /api/v1/daily-todo-items/')
  await expect.poll(sendWaiting).toBe(0)
  const heard: Outcome[] = []
  const stop = onOutcome((outcome) => heard.push(outcome))
  expect(heard).toMatchObject([{ kind: 'refused', change: { name: 'Walk' } }])
  stop()
  onOutcome((outcome) => heard.push(outcome))()
  expect(heard).toHaveLength(1)
})

test('what cannot be sent is counted, and sent when it can', async () => {
  const noConnection = () => {
    throw new TypeError('Failed to fetch')
  }
  server.failures.push(noConnection)
  chooseStatus(walk)
  expect(await sendWaiting()).toBe(1)
  expect(await sendWaiting()).toBe(0)
  expect(server.items).toMatchObject([{ option: 1, status: 'done' }])
})

import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, test } from 'vitest'
import { ItemServer } from '../../../tests/support/itemServer.ts'
import { dayItems } from './todoQueries.ts'
import { deliverLate, deliverNow, type StatusChange } from './statusDelivery.ts'

const date = '2026-11-21'
const change: StatusChange = {
  module: 1,
  date,
  option: 1,
  name: 'Walk',
  status: 'done',
  known: ['todo'],
  madeAt: 0,
  hasWaited: false,
}
const create = 'POST /api/v1/daily-todo-items/'
const update = 'PATCH /api/v1/daily-todo-items/100/'
const read = 'GET /api/v1/daily-todo-items/'

let server: ItemServer
let queryClient: QueryClient

beforeEach(() => {
  server = new ItemServer()
  server.addOption('Walk', '')
  queryClient = new QueryClient()
})

/** Reads the day into the cache, as the device had before. */
async function look(): Promise<void> {
  await queryClient.fetchQuery(dayItems(1, date))
  server.requests.length = 0
}

describe('a change that was made a moment ago', () => {
  test('creates the item with one request when there is none', async () => {
    await look()
    const { item } = await deliverNow(queryClient, change)
    expect(item?.status).toBe('done')
    expect(server.requests).toEqual([create])
  })

  test('changes the item with one request when there is one', async () => {
    server.put(1, date, 'skip')
    await look()
    const { item } = await deliverNow(queryClient, change)
    expect(item?.status).toBe('done')
    expect(server.requests).toEqual([update])
  })

  test('wins over an item that another device has created meanwhile', async () => {
    await look()
    server.put(1, date, 'skip')
    const { item, isOvertaken } = await deliverNow(queryClient, change)
    expect({ status: item?.status, isOvertaken }).toEqual({ status: 'done', isOvertaken: false })
    expect(server.requests).toEqual([create, read, update])
  })

  test('counts as done when the server did it and answered garbage', async () => {
    await look()
    server.failures.push(() => {
      server.put(1, date, 'done')
      return new Response('{"garbage', { status: 201 })
    })
    expect((await deliverNow(queryClient, change)).item?.status).toBe('done')
  })

  test('fails as the server says, and is not sent twice', async () => {
    await look()
    server.failures.push(() => Response.json({ errors: [] }, { status: 400 }))
    await expect(deliverNow(queryClient, change)).rejects.toMatchObject({ status: 400 })
    expect(server.requests).toEqual([create])
  })
})

describe('a change that had to wait', () => {
  test('is not sent when the server has it already', async () => {
    server.put(1, date, 'done')
    const { isOvertaken } = await deliverLate(queryClient, change)
    expect(isOvertaken).toBe(false)
    expect(server.requests).toEqual([read])
  })

  test('is sent when no other device changed anything', async () => {
    server.put(1, date, 'todo')
    expect((await deliverLate(queryClient, change)).item?.status).toBe('done')
    expect(server.requests).toEqual([read, update])
  })

  test('gives way to another device', async () => {
    server.put(1, date, 'skip')
    const { item, isOvertaken } = await deliverLate(queryClient, change)
    expect({ status: item?.status, isOvertaken }).toEqual({ status: 'skip', isOvertaken: true })
    expect(server.requests).toEqual([read])
  })

  test('replaces what this device had sent without hearing an answer', async () => {
    server.put(1, date, 'skip')
    const newer = { ...change, known: ['todo', 'skip'] satisfies StatusChange['known'] }
    expect((await deliverLate(queryClient, newer)).item?.status).toBe('done')
  })
})

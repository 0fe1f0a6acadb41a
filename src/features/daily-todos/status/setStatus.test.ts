import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, test } from 'vitest'
import { ItemServer } from '../../../../tests/support/servers/itemServer.ts'
import { dayItems } from '../todoQueries.ts'
import { sendNow } from './setStatus.ts'

const date = '2026-11-21'
const walk = { module: 1, date, option: 1, name: 'Walk' }
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

describe('a choice that was made a moment ago', () => {
  test('creates the item with one request when there is none', async () => {
    await look()
    const { item } = await sendNow(queryClient, walk, 'done')
    expect(item?.status).toBe('done')
    expect(server.requests).toEqual([create])
  })

  test('changes the item with one request when there is one', async () => {
    server.put(1, date, 'skip')
    await look()
    const { item } = await sendNow(queryClient, walk, 'done')
    expect(item?.status).toBe('done')
    expect(server.requests).toEqual([update])
  })

  test('wins over an item that another device has created meanwhile', async () => {
    await look()
    server.put(1, date, 'skip')
    const { item, isConflict } = await sendNow(queryClient, walk, 'done')
    expect({ status: item?.status, isConflict }).toEqual({ status: 'done', isConflict: false })
    expect(server.requests).toEqual([create, read, update])
  })

  test('counts as done when the server did it and answered garbage', async () => {
    await look()
    server.failures.push(() => {
      server.put(1, date, 'done')
      return new Response('{"garbage', { status: 201 })
    })
    expect((await sendNow(queryClient, walk, 'done')).item?.status).toBe('done')
  })

  test('fails as the server says, and is not sent twice', async () => {
    await look()
    server.failures.push(() => Response.json({ errors: [] }, { status: 400 }))
    await expect(sendNow(queryClient, walk, 'done')).rejects.toMatchObject({ status: 400 })
    expect(server.requests).toEqual([create])
  })
})

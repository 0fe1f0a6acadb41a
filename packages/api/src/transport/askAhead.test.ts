import { afterEach, expect, test, vi } from 'vitest'
import { createInspirationItem, listInspirationItems } from '../generated/content.ts'
import { fakeServer, json } from '../testing/fakeServer.ts'
import { askAhead, forgetAhead } from './askAhead.ts'

const path = '/api/v1/inspiration-items/'
const day = { module: 7, date: '2026-11-24' }
const list = (id: number) => json(200, { pageCount: 1, results: [{ id }] })
const idsOf = async (module: number) => {
  const { results } = await listInspirationItems({ date: '2026-11-24', module })
  return results.map(({ id }) => id)
}

afterEach(() => {
  forgetAhead()
  vi.unstubAllGlobals()
})

test('what was asked ahead is the answer of the first query that asks the same, in whatever order', async () => {
  const server = fakeServer(list(1), list(2))
  const body = await askAhead(path, { params: day })
  expect(body).toEqual({ pageCount: 1, results: [{ id: 1 }] })
  expect(await idsOf(7)).toEqual([1])
  expect(server.requests).toHaveLength(1)
  expect(await idsOf(7)).toEqual([2])
})

test('a query that asks for something else asks itself', async () => {
  fakeServer(list(1), list(2))
  await askAhead(path, { params: day })
  expect(await idsOf(8)).toEqual([2])
})

test('what was made ahead is not made again', async () => {
  const item = { id: 1, module: 7, option: 3 }
  const server = fakeServer(json(201, item))
  expect(await askAhead(path, { data: day })).toEqual(item)
  expect(await createInspirationItem(day)).toEqual(item)
  expect(server.requests.map(({ method }) => method)).toEqual(['POST'])
})

test('what failed ahead is asked again, and says nothing', async () => {
  fakeServer(() => Promise.reject(new TypeError('away')), list(2))
  expect(await askAhead(path, { params: day })).toBeUndefined()
  expect(await idsOf(7)).toEqual([2])
})

test('what was refused ahead is refused, and not asked again', async () => {
  const server = fakeServer(json(400, { type: 'validation_error', errors: [] }), list(2))
  expect(await askAhead(path, { data: day })).toBeUndefined()
  await expect(createInspirationItem(day)).rejects.toMatchObject({ status: 400 })
  expect(server.requests).toHaveLength(1)
})

test('what a server in trouble did not answer ahead is asked again', async () => {
  fakeServer(json(503, {}), list(2))
  await askAhead(path, { params: day })
  expect(await idsOf(7)).toEqual([2])
})

test('an answer that no query takes can be forgotten', async () => {
  fakeServer(list(1), list(2))
  await askAhead(path, { params: day })
  forgetAhead()
  expect(await idsOf(7)).toEqual([2])
})

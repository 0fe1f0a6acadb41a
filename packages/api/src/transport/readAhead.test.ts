import { afterEach, expect, test, vi } from 'vitest'
import { listInspirationItems } from '../generated/content.ts'
import { fakeServer, json } from '../testing/fakeServer.ts'
import { forgetReadAhead, readAhead } from './readAhead.ts'

const path = '/api/v1/inspiration-items/'
const list = (id: number) => json(200, { pageCount: 1, results: [{ id }] })
const idsOf = async (module: number) => {
  const { results } = await listInspirationItems({ date: '2026-11-24', module })
  return results.map(({ id }) => id)
}

afterEach(() => {
  forgetReadAhead()
  vi.unstubAllGlobals()
})

test('what was read ahead is the answer of the first query that asks the same, in whatever order', async () => {
  const server = fakeServer(list(1), list(2))
  const body = await readAhead(path, { module: 7, date: '2026-11-24' })
  expect(body).toEqual({ pageCount: 1, results: [{ id: 1 }] })
  expect(await idsOf(7)).toEqual([1])
  expect(server.requests).toHaveLength(1)
  expect(await idsOf(7)).toEqual([2])
})

test('a query that asks for something else asks itself', async () => {
  fakeServer(list(1), list(2))
  await readAhead(path, { module: 7, date: '2026-11-24' })
  expect(await idsOf(8)).toEqual([2])
})

test('what failed ahead is asked again, and says nothing', async () => {
  fakeServer(() => Promise.reject(new TypeError('away')), list(2))
  expect(await readAhead(path, { module: 7, date: '2026-11-24' })).toBeUndefined()
  expect(await idsOf(7)).toEqual([2])
})

test('what was refused ahead is asked again', async () => {
  fakeServer(json(503, {}), list(2))
  await readAhead(path, { module: 7, date: '2026-11-24' })
  expect(await idsOf(7)).toEqual([2])
})

test('an answer that no query takes can be forgotten', async () => {
  fakeServer(list(1), list(2))
  await readAhead(path, { module: 7, date: '2026-11-24' })
  forgetReadAhead()
  expect(await idsOf(7)).toEqual([2])
})

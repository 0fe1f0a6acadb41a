import { expect, test } from 'vitest'
import { ownBackend, temporaryFolder } from '../../testing/testBackend.ts'
import { TestClient } from '../../testing/testClient.ts'
import { demoAddress } from './demoAddress.ts'

const today = () => new Date().toISOString().slice(0, 10)

interface Item {
  date: string
  status: string
}

test('the demonstration account has three weeks of days behind it, and a day that has begun', async () => {
  const before = today()
  const client = new TestClient(await ownBackend({ dataDir: temporaryFolder(), demo: true }))
  client.resume(demoAddress)
  const items: Item[] = []
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const { body } = await client.call(
      'GET',
      `/api/v1/daily-todo-items/?page=${page}&page_size=100`,
    )
    const answer = body as { pageCount: number; results: Item[] }
    pageCount = answer.pageCount
    items.push(...answer.results)
  }
  const days = [...new Set(items.map(({ date }) => date))].toSorted()
  expect(days).toHaveLength(22)
  const [first = '', last = ''] = [days[0], days.at(-1)]
  expect(Date.parse(last) - Date.parse(first)).toBe(21 * 86_400_000)
  expect([before, today()]).toContain(last)
  expect([...new Set(items.map(({ status }) => status))].toSorted()).toEqual(['done', 'skip'])
  const settledOn = (day: string | undefined) => items.filter(({ date }) => date === day).length
  expect(settledOn(last)).toBeLessThan(settledOn(days.at(-2)))
})

import { expect, test } from 'vitest'
import { journeys } from '../../contracts/provider/django/journeys.ts'
import { listFiles, read } from './sources.ts'

test('every journey that also runs against Django has its title', () => {
  const files = listFiles('tests/e2e', 'contracts/provider/django').map(read)
  const missing = journeys.filter(
    (title) => !files.some((code) => code.includes(`test('${title}'`)),
  )
  expect(missing).toEqual([])
})

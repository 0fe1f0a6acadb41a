import { apiOperations } from '@daymark/api/schemas'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testedKinds } from '../../../testing/kinds/index.ts'
import { makeModule } from '../../../testing/kinds/testedKind.ts'
import { Database } from '../../database/database.ts'
import { migrate } from '../../database/migrate.ts'
import { signedIn } from '../../../testing/testBackend.ts'

const kindsWithItems = testedKinds.filter(({ nouns }) => nouns.item !== undefined)

/** Returns every address that reads, each list with every choice of its filters. */
function addresses(): string[] {
  return Object.values(apiOperations).flatMap(({ method, path, query }) => {
    if (method !== 'GET') return []
    const filters = [
      ['module=1', 'module'],
      ['date=2026-01-01', 'date'],
    ].flatMap(([text, name]) => (query && name && name in query.shape ? [text] : []))
    const choices = ['', ...filters, filters.join('&')].map((choice) => `?${choice}`)
    return [...new Set(choices)].map((choice) => path.replace('{id}', '1') + choice)
  })
}

/** Returns an empty database as the program makes it. */
function emptyDatabase(): Database {
  const database = new Database(':memory:')
  onTestFinished(() => database.close())
  migrate(database)
  return database
}

/** Returns the database's plan for a query. */
function planOf(database: Database, sql: string): string[] {
  const values = Array.from({ length: sql.split('?').length - 1 }, () => 1)
  const steps = database.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, ...values)
  return steps.map(({ detail }) => detail)
}

/** Returns the queries that reading all addresses runs, once each. */
async function recordQueries(): Promise<Set<string>> {
  const { client } = await signedIn({})
  const contents = {
    name: 'One',
    options: ['Option'],
    widgets: ['Widget'],
    itemOn: '2026-01-01',
  }
  for (const kind of testedKinds) {
    await makeModule(kind, contents, (path, body) => client.create(path, body))
  }
  const spies = [vi.spyOn(Database.prototype, 'get'), vi.spyOn(Database.prototype, 'all')]
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()))
  for (const address of addresses()) await client.call('GET', address)
  return new Set(spies.flatMap((spy) => spy.mock.calls.map(([sql]) => sql)))
}

test('whatever is read is found by an index, and no table is searched row by row', async () => {
  // The backend of another test may look into its outbox or its reminders meanwhile.
  const queries = [...(await recordQueries())].filter((sql) =>
    /^SELECT(?!.*FROM (outbox|reminders|push_messages))/s.test(sql),
  )
  const database = emptyDatabase()
  const scans = queries.flatMap((sql) =>
    planOf(database, sql)
      .filter((step) => step.startsWith('SCAN'))
      .map((step) => [sql, step]),
  )
  expect(scans).toEqual([])
  expect(queries.filter((sql) => sql.includes('ORDER BY')).length).toBeGreaterThan(20)
})

test('a list of items goes to its day, and stops after one page instead of sorting everything', async () => {
  const lists = [...(await recordQueries())].filter((sql) => /FROM \w+_items .*LIMIT/s.test(sql))
  const database = emptyDatabase()
  // Of one day, and from the day on which a page begins; for each kind that has items.
  expect(lists).toHaveLength(2 * kindsWithItems.length)
  for (const sql of lists) {
    const plan = planOf(database, sql)
    expect(plan).not.toContain('USE TEMP B-TREE FOR ORDER BY')
    const isOfOneDay = sql.includes('part.date = ?')
    expect(plan).toContainEqual(
      expect.stringContaining(isOfOneDay ? '(module_id=? AND date=?)' : '(module_id=? AND date>?)'),
    )
  }
})

test('the day on which a page begins is found by counts, and no list of items is counted', async () => {
  const queries = [...(await recordQueries())]
  expect(queries.filter((sql) => /count\(.*FROM \w+_items /s.test(sql))).toEqual([])
  const counts = queries.filter((sql) =>
    /FROM \w+_item_counts WHERE/s.test(sql.replaceAll(/\s+/g, ' ')),
  )
  const database = emptyDatabase()
  expect(counts).toHaveLength(kindsWithItems.length)
  for (const sql of counts) {
    expect(planOf(database, sql)).toEqual([
      expect.stringContaining(
        'USING PRIMARY KEY (module_id=? AND level=? AND period>? AND period<?)',
      ),
    ])
  }
})

test('options and widgets are read in the order of their index, and nothing is sorted', async () => {
  const lists = [...(await recordQueries())].filter((sql) =>
    /FROM \w+_(?:options|widgets) .*ORDER BY/s.test(sql),
  )
  const database = emptyDatabase()
  expect(lists.length).toBeGreaterThanOrEqual(10)
  for (const sql of lists) expect(planOf(database, sql).join('\n')).not.toContain('TEMP B-TREE')
})

import { apiOperations } from '@daymark/api/schemas'
import { expect, test } from 'vitest'
import { testBackend } from '../testing/testBackend.ts'
import { TestClient } from '../testing/testClient.ts'

type Id = keyof typeof apiOperations
interface Foreign {
  daily: { module: number; option: number; widget: number; item: number }
  inspiration: { module: number; option: number; widget: number }
  upload: number
}

const date = '2026-03-01'
const noSuch = { status: 404 }
const notYours = (attr: string) => ({
  status: 400,
  body: { errors: [{ code: 'does_not_exist', attr }] },
})

// What Bert may get when he uses the ids of Anna, for every operation that takes an id.
const attempts: Partial<
  Record<Id, (ids: Foreign) => { id?: number; query?: string; body?: unknown; expected: object }[]>
> = {
  ...byId('DailyTodosModule', ({ daily }) => daily.module, { name: 'x' }),
  ...byId('DailyTodoOption', ({ daily }) => daily.option, { name: 'x', text: 'x' }),
  ...byId('DailyTodosWidget', ({ daily }) => daily.widget, { name: 'x' }),
  ...byId('InspirationModule', ({ inspiration }) => inspiration.module, { name: 'x' }),
  ...byId('InspirationOption', ({ inspiration }) => inspiration.option, {
    name: 'x',
    type: 'text',
    text: 'x',
  }),
  ...byId('InspirationWidget', ({ inspiration }) => inspiration.widget, { name: 'x' }),
  patchInspirationOption: ({ inspiration }) => [
    { id: inspiration.option, body: { name: 'x' }, expected: noSuch },
  ],
  updateDailyTodoItem: ({ daily }) => [
    { id: daily.item, body: { status: 'done' }, expected: noSuch },
  ],
  createDailyTodoOption: ({ daily }) => [
    { body: { module: daily.module, name: 'x', text: 'x' }, expected: notYours('module') },
  ],
  createDailyTodosWidget: ({ daily }) => [
    { body: { module: daily.module, name: 'x' }, expected: notYours('module') },
  ],
  createDailyTodoItem: ({ daily }) => [
    {
      body: { module: daily.module, date, option: daily.option, status: 'done' },
      expected: notYours('module'),
    },
  ],
  createInspirationOption: ({ inspiration, upload }) => [
    {
      body: { module: inspiration.module, name: 'x', type: 'text', text: 'x' },
      expected: notYours('module'),
    },
    {
      body: { module: 'own', name: 'x', type: 'image', image: upload },
      expected: notYours('image'),
    },
  ],
  createInspirationWidget: ({ inspiration }) => [
    { body: { module: inspiration.module, name: 'x' }, expected: notYours('module') },
  ],
  createInspirationItem: ({ inspiration }) => [
    { body: { module: inspiration.module, date }, expected: notYours('module') },
  ],
  ...filtered('listDailyTodoOptions', 'listDailyTodosWidgets', 'listDailyTodoItems'),
  ...filtered('listInspirationOptions', 'listInspirationWidgets', 'listInspirationItems'),
}

test('nobody reads, changes or deletes what belongs to somebody else, by any operation', async () => {
  const backend = await testBackend()
  const anna = new TestClient(backend)
  anna.signInAs('anna@example.com')
  const ids = await createEverything(anna)
  const before = await everything(anna)

  const bert = new TestClient(backend)
  bert.signInAs('bert@example.com')
  const own = await bert.create('inspiration-modules/', { name: 'Own' })
  for (const [operation, rows] of Object.entries(attempts)) {
    const { method, path } = apiOperations[operation as Id]
    for (const { id, query = '', body, expected } of rows(ids)) {
      const target = path.replace('{id}', String(id)) + query
      const sent = JSON.parse(JSON.stringify(body ?? null).replace('"own"', String(own))) as unknown
      const answer = await bert.call(method, target, body === undefined ? undefined : sent)
      expect(answer, `${operation} ${JSON.stringify(body)}`).toMatchObject(expected)
    }
  }
  expect(await everything(anna)).toEqual(before)
  for (const [operation, { method, path }] of Object.entries(apiOperations)) {
    if (
      method !== 'GET' ||
      !path.startsWith('/api/v1/') ||
      path.includes('{') ||
      operation === 'getCsrf'
    )
      continue
    const answer = await bert.call('GET', path)
    expect(answer.text, operation).not.toContain("Anna's")
  }
})

test('every operation that takes an id is in the table above', () => {
  const taking = Object.entries(apiOperations)
    .filter(([, { path }]) => path.startsWith('/api/v1/'))
    .filter(([id, { path, query, body }]) => {
      const takesModule = [query, body].some((part) => part !== null && 'module' in shapeOf(part))
      return path.includes('{id}') || takesModule || id === 'createInspirationOption'
    })
    .map(([id]) => id)
  expect(Object.keys(attempts).sort()).toEqual(taking.sort())
})

test('somebody who is signed out gets 401 from every operation of the content API', async () => {
  const client = new TestClient(await testBackend())
  for (const [operation, { method, path }] of Object.entries(apiOperations)) {
    if (!path.startsWith('/api/v1/') || operation === 'getCsrf') continue
    const body = method === 'POST' || method === 'PUT' || method === 'PATCH' ? {} : undefined
    expect(await client.call(method, path.replace('{id}', '1'), body), operation).toMatchObject({
      status: 401,
      body: { errors: [{ code: 'not_authenticated', attr: null }] },
    })
  }
})

function byId(name: string, pick: (ids: Foreign) => number, body: unknown): typeof attempts {
  return {
    [`get${name}`]: (ids: Foreign) => [{ id: pick(ids), expected: noSuch }],
    [`update${name}`]: (ids: Foreign) => [{ id: pick(ids), body, expected: noSuch }],
    [`delete${name}`]: (ids: Foreign) => [{ id: pick(ids), expected: noSuch }],
  }
}

function filtered(...operations: Id[]): typeof attempts {
  const expected = { status: 400, body: { errors: [{ code: 'invalid_choice', attr: 'module' }] } }
  const rows = (operation: Id) => (ids: Foreign) => {
    const { module } = operation.includes('Daily') ? ids.daily : ids.inspiration
    return [{ query: `?module=${module}`, expected }]
  }
  return Object.fromEntries(operations.map((operation) => [operation, rows(operation)]))
}

function shapeOf(schema: unknown): object {
  return (schema as { shape?: object }).shape ?? {}
}

async function createEverything(client: TestClient): Promise<Foreign> {
  // So that no id of Anna can be an id of Bert by chance.
  for (let skipped = 0; skipped < 3; skipped += 1) {
    await client.create('daily-todos-modules/', { name: "Anna's" })
    await client.create('inspiration-modules/', { name: "Anna's" })
  }
  const name = "Anna's"
  const dailyModule = await client.create('daily-todos-modules/', { name })
  const option = await client.create('daily-todo-options/', {
    module: dailyModule,
    name,
    text: name,
  })
  const widget = await client.create('daily-todos-widgets/', { module: dailyModule, name })
  const item = await client.create('daily-todo-items/', {
    module: dailyModule,
    date,
    option,
    status: 'todo',
  })
  const module = await client.create('inspiration-modules/', { name })
  const upload = await client.create('file-uploads/', { fileName: 'cat.png' })
  return {
    daily: { module: dailyModule, option, widget, item },
    inspiration: {
      module,
      option: await client.create('inspiration-options/', {
        module,
        name,
        type: 'image',
        image: upload,
      }),
      widget: await client.create('inspiration-widgets/', { module, name }),
    },
    upload,
  }
}

async function everything(client: TestClient): Promise<string[]> {
  const lists = Object.entries(apiOperations).filter(([id]) =>
    /^(list(Daily|Insp)|getWidgets)/.test(id),
  )
  return Promise.all(lists.map(async ([, { path }]) => (await client.call('GET', path)).text))
}

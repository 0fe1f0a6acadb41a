import { apiOperations } from '@daymark/api/schemas'
import { expect, test } from 'vitest'
import { kindNamed, testedKinds } from '@daymark/backend/testing/kinds/index.ts'
import {
  makeModule,
  type MadeModule,
  type TestedKind,
} from '@daymark/backend/testing/kinds/testedKind.ts'
import type { TestClient } from '@daymark/backend/testing/testClient.ts'
import { inState, newPerson } from './person.ts'

type Id = keyof typeof apiOperations
interface Row {
  id?: number
  query?: string
  body?: unknown
  expected: object
}
type Attempts = Partial<Record<Id, (foreign: Foreign) => Row[]>>
interface Foreign {
  kinds: Record<string, MadeModule>
  upload: number
}

const date = '2026-03-01'
const noSuch = { status: 404 }
const refused = (code: string, attr: string) => ({
  status: 400,
  body: { errors: [{ code, attr }] },
})

// What Bert may get when he uses the ids of Anna, for every operation that takes an id.
const attempts: Attempts = Object.assign({}, ...testedKinds.map(attemptsAt), {
  patchInspirationOption: (foreign: Foreign) => [
    { id: ids(foreign, 'inspiration').option, body: { name: 'x' }, expected: noSuch },
  ],
  patchDailyTodoOption: (foreign: Foreign) => [
    { id: ids(foreign, 'dailyTodos').option, body: { name: 'x' }, expected: noSuch },
  ],
  updateDailyTodoItem: (foreign: Foreign) => [
    { id: ids(foreign, 'dailyTodos').item, body: { status: 'done' }, expected: noSuch },
  ],
  createInspirationOption: (foreign: Foreign) => [
    {
      body: {
        ...kindNamed('inspiration').option,
        module: ids(foreign, 'inspiration').module,
        name: 'x',
      },
      expected: refused('does_not_exist', 'module'),
    },
    {
      body: { module: 'own', name: 'x', type: 'image', image: foreign.upload },
      expected: refused('does_not_exist', 'image'),
    },
  ],
} satisfies Attempts)

test('no operation reads, changes or deletes what belongs to another person', async () => {
  const [anna, bert] = [await newPerson(), await newPerson()]
  const foreign = await createEverything(anna)
  const before = await everything(anna)

  const own = await bert.create('inspiration-modules/', { name: 'Own' })
  for (const [operation, rows] of Object.entries(attempts)) {
    const { method, path } = apiOperations[operation as Id]
    for (const { id, query = '', body, expected } of rows(foreign)) {
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
  expect(Object.keys(attempts).toSorted()).toEqual(taking.toSorted())
})

test('a visitor gets 401 from every operation of the content API', async () => {
  const { client } = await inState('a visitor', {})
  for (const [operation, { method, path }] of Object.entries(apiOperations)) {
    if (!path.startsWith('/api/v1/') || operation === 'getCsrf') continue
    const body = method === 'POST' || method === 'PUT' || method === 'PATCH' ? {} : undefined
    expect(await client.call(method, path.replace('{id}', '1'), body), operation).toMatchObject({
      status: 401,
      body: { errors: [{ code: 'not_authenticated', attr: null }] },
    })
  }
})

/** Each id of a kind, which Anna's objects have. */
function ids({ kinds }: Foreign, kind: string) {
  const made = kinds[kind]
  const [option, widget, item] = [made?.options[0], made?.widgets[0], made?.items[0]]
  return { module: made?.id, option, widget, item }
}

/** Returns attempts that are the same for every kind: on modules, options, widgets and the rows of a module. */
function attemptsAt({ kind, nouns, option, item }: TestedKind): Attempts {
  const foreign = (values: Foreign) => ids(values, kind)
  const make = (body: (values: Foreign) => object) => (values: Foreign) => [
    { body: body(values), expected: refused('does_not_exist', 'module') },
  ]
  const found = (values: Foreign) => [
    { query: `?module=${foreign(values).module}`, expected: refused('invalid_choice', 'module') },
  ]
  const named = (values: Foreign) => ({ module: foreign(values).module, name: 'x' })
  return {
    ...byId(nouns.module, (values) => foreign(values).module, { name: 'x' }),
    ...byId(nouns.option, (values) => foreign(values).option, { ...option, name: 'x' }),
    ...byId(nouns.widget, (values) => foreign(values).widget, { name: 'x' }),
    [`create${nouns.option}`]: make((values) => ({ ...option, ...named(values) })),
    [`create${nouns.widget}`]: make(named),
    [`list${nouns.option}s`]: found,
    [`list${nouns.widget}s`]: found,
    ...(nouns.item && {
      [`list${nouns.item}s`]: found,
      [`create${nouns.item}`]: (values: Foreign) => {
        const { module = 0, option: its = 0 } = foreign(values)
        // Django names the option, too.
        const errors = [expect.objectContaining({ code: 'does_not_exist', attr: 'module' })]
        const expected = {
          status: 400,
          body: { errors: expect.arrayContaining(errors) as unknown },
        }
        return [{ body: item?.({ module, option: its, date }) ?? {}, expected }]
      },
    }),
  }
}

function byId(
  name: string,
  pick: (values: Foreign) => number | undefined,
  body: unknown,
): Attempts {
  return {
    [`get${name}`]: (values: Foreign) => [{ id: pick(values), expected: noSuch }],
    [`update${name}`]: (values: Foreign) => [{ id: pick(values), body, expected: noSuch }],
    [`delete${name}`]: (values: Foreign) => [{ id: pick(values), expected: noSuch }],
  }
}

function shapeOf(schema: unknown): object {
  return (schema as { shape?: object }).shape ?? {}
}

async function createEverything(client: TestClient): Promise<Foreign> {
  const name = "Anna's"
  const create = (path: string, body: object) => client.create(path, body)
  const kinds: Foreign['kinds'] = {}
  for (const kind of testedKinds) {
    // So that no id of Anna can be an id of Bert by chance.
    for (let skipped = 0; skipped < 3; skipped += 1) await makeModule(kind, { name }, create)
    const contents = { name, options: [name], widgets: [name], itemOn: date }
    kinds[kind.kind] = await makeModule(kind, contents, create)
  }
  return { kinds, upload: await client.create('file-uploads/', { fileName: 'cat.png' }) }
}

async function everything(client: TestClient): Promise<string[]> {
  const lists = Object.entries(apiOperations).filter(([id]) =>
    testedKinds.some(({ nouns }) =>
      ['getWidgets', ...Object.values(nouns).map((noun) => `list${noun}s`)].includes(id),
    ),
  )
  return Promise.all(lists.map(async ([, { path }]) => (await client.call('GET', path)).text))
}

import { expect, test } from 'vitest'
import { newPerson } from './person.ts'
import type { TestClient } from '@daymark/backend/testing/testClient.ts'

const read = async (client: TestClient) => (await client.api('GET', 'preferences/')).body
const change = (client: TestClient, body: object) => client.api('PATCH', 'preferences/', body)

async function list(client: TestClient, name = 'Day', todos = ['Read', 'Walk']) {
  const module = await client.create('daily-todos-modules/', { name })
  const widget = await client.create('daily-todos-widgets/', { module, name })
  const options: number[] = []
  for (const todo of todos) {
    // oxlint-disable-next-line no-await-in-loop -- in their order
    options.push(await client.create('daily-todo-options/', { module, name: todo, text: todo }))
  }
  return { module, widget, options }
}

test('what was never chosen is missing, and what is chosen is there for every browser of the person', async () => {
  const client = await newPerson()
  expect(await read(client)).toEqual({})
  const { module, widget, options } = await list(client)
  const chosen = {
    dayBegins: 'local-4',
    streaks: 'hidden',
    unfolded: { day: '2026-03-02', modules: [module] },
    cards: { dailyTodos: [widget] },
    rows: { [module]: options.toReversed() },
    hues: { [module]: 'sea' },
  }
  expect(await change(client, chosen)).toMatchObject({ status: 200, body: chosen })
  expect(await read(client)).toEqual(chosen)
})

test('a change leaves what it does not name, also of another list, and null deletes', async () => {
  const client = await newPerson()
  const [one, other] = [await list(client, 'One'), await list(client, 'Other')]
  await change(client, { dayBegins: 'local-0', hues: { [one.module]: 'sea' } })
  await change(client, { streaks: 'shown', hues: { [other.module]: 'moss' } })
  const both = { [one.module]: 'sea', [other.module]: 'moss' }
  expect(await read(client)).toEqual({ dayBegins: 'local-0', streaks: 'shown', hues: both })
  await change(client, { dayBegins: null, hues: { [one.module]: null } })
  expect(await read(client)).toEqual({ streaks: 'shown', hues: { [other.module]: 'moss' } })
  await change(client, { hues: null })
  expect(await read(client)).toEqual({ streaks: 'shown' })
})

test('reminders are kept for the own places of lists of to-dos, with each day once and in order', async () => {
  const client = await newPerson()
  const other = await newPerson()
  const [foreign, own, gone] = [await list(other), await list(client), await list(client, 'Gone')]
  const reminder = { time: '07:30', weekdays: [5, 1, 5] }
  const ids = [foreign.widget, own.widget, gone.widget, 999, 'x', `0${own.widget}`]
  await client.api('DELETE', `daily-todos-widgets/${gone.widget}/`)
  await change(client, {
    timeZone: 'Europe/Amsterdam',
    reminders: Object.fromEntries(ids.map((id) => [id, reminder])),
  })
  expect(await read(client)).toEqual({
    timeZone: 'Europe/Amsterdam',
    reminders: { [own.widget]: { time: '07:30', weekdays: [1, 5] } },
  })
  await change(client, { reminders: { [own.widget]: { time: '08:00', weekdays: [7] } } })
  expect(await read(client)).toMatchObject({
    reminders: { [own.widget]: { time: '08:00', weekdays: [7] } },
  })
  await change(client, { timeZone: null, reminders: { [own.widget]: null } })
  expect(await read(client)).toEqual({})
})

test('a person has at most 100 reminders, and may always have fewer', async () => {
  const client = await newPerson()
  const { module, widget } = await list(client, 'Day', [])
  const daily = { time: '07:30', weekdays: [1, 2, 3, 4, 5, 6, 7] }
  const reminders: Record<string, object | null> = { [widget]: daily }
  for (let index = 1; index < 100; index += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one person
    const id = await client.create('daily-todos-widgets/', { module, name: `Card ${index}` })
    reminders[id] = daily
  }
  expect((await change(client, { reminders })).status).toBe(200)
  const last = await client.create('daily-todos-widgets/', { module, name: 'One more' })
  const more = { reminders: { [last]: daily } }
  expect(await change(client, more)).toMatchObject({
    status: 400,
    body: { errors: [{ attr: 'reminders', code: 'max_length' }] },
  })
  expect(await read(client)).toEqual({ reminders })
  expect((await change(client, { streaks: 'hidden' })).status).toBe(200)
  const instead = { reminders: { ...more.reminders, [widget]: null } }
  expect((await change(client, instead)).status).toBe(200)
})

test.each(['Europe/Nowhere', '+0100', 'x', '../etc/passwd', 'Europe'])(
  'there is no time zone %s',
  async (timeZone) => {
    const client = await newPerson()
    expect(await change(client, { timeZone, streaks: 'hidden' })).toMatchObject({
      status: 400,
      body: { errors: [{ attr: 'timeZone', code: 'invalid' }] },
    })
    expect(await read(client)).toEqual({})
  },
)

test('ids that are gone, repeated, in another list or of another person are left out', async () => {
  const [anna, bert] = await Promise.all([newPerson(), newPerson()])
  const foreign = await list(anna)
  const [one, other] = [await list(bert, 'One'), await list(bert, 'Other')]
  const [read1 = 0, walk1 = 0] = one.options
  const chosen = {
    cards: {
      dailyTodos: [other.widget, foreign.widget, one.widget, other.widget, 999],
      links: [1],
    },
    rows: {
      [one.module]: [walk1, other.options[0], read1, walk1],
      [foreign.module]: foreign.options,
    },
    hues: { [one.module]: 'sea', [foreign.module]: 'moss', x: 'rose', ['__proto__']: 'sea' },
    unfolded: { day: '2026-03-02', modules: [foreign.module, one.module] },
  }
  const kept = {
    cards: { dailyTodos: [other.widget, one.widget] },
    rows: { [one.module]: [walk1, read1] },
    hues: { [one.module]: 'sea' },
    unfolded: { day: '2026-03-02', modules: [one.module] },
  }
  expect((await change(bert, chosen)).body).toEqual(kept)
  expect(await read(anna)).toEqual({})
  await bert.api('DELETE', `daily-todo-options/${walk1}/`)
  expect(await read(bert)).toEqual({ ...kept, rows: { [one.module]: [read1] } })
  await bert.api('DELETE', `daily-todos-modules/${one.module}/`)
  expect(await read(bert)).toEqual({
    cards: { dailyTodos: [other.widget] },
    unfolded: { day: '2026-03-02', modules: [] },
  })
})

test.for([
  [{ dayBegins: 'noon' }, 'dayBegins'],
  [{ streaks: 3 }, 'streaks'],
  [{ unfolded: { day: '2026-02-30', modules: [] } }, 'unfolded'],
  [{ cards: { dailyTodos: ['1'] } }, 'cards'],
  [{ rows: [1] }, 'rows'],
  [{ reminders: { 1: { time: '24:00', weekdays: [1] } } }, 'reminders'],
  [{ reminders: { 1: { time: '7:30', weekdays: [1] } } }, 'reminders'],
  [{ reminders: { 1: { time: '07:30', weekdays: [0] } } }, 'reminders'],
  [{ reminders: { 1: { time: '07:30', weekdays: ['1'] } } }, 'reminders'],
  [{ reminders: { 1: { time: '07:30', weekdays: [] } } }, 'reminders'],
  [{ reminders: { 1: { time: '07:30' } } }, 'reminders'],
  [{ hues: { 1: 'Sea green' } }, 'hues'],
] as const)(
  '%j is refused at its member, and nothing of the change is made',
  async ([body, attr]) => {
    const client = await newPerson()
    const answer = await change(client, { dayBegins: 'utc', ...body })
    // Django names the place within it, too: `unfolded.day`.
    const named = expect.stringMatching(new RegExp(`^${attr}(\\.|$)`)) as string
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ attr: named }] } })
    expect(await read(client)).toEqual({})
  },
)

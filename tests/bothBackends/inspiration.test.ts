import type { TestClient } from '@daymark/backend/testing/testClient.ts'
import { expect, test } from 'vitest'
import { newPerson } from './person.ts'

async function withModule() {
  const client = await newPerson()
  const module = await client.create('inspiration-modules/', { name: 'Quotes' })
  return { client, module }
}

const addThought = (client: TestClient, module: number, name: string) =>
  client.create('inspiration-options/', { module, name, type: 'text', text: name })

/** Draws the thoughts of so many days, the first of which is the day `from` of the year 2026. */
async function draw(client: TestClient, module: number, from: number, days: number) {
  const drawn: number[] = []
  for (let day = from; day < from + days; day += 1) {
    const date = new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10)
    // oxlint-disable-next-line no-await-in-loop -- each draw depends on those before
    const { body } = await client.api('POST', 'inspiration-items/', { module, date, option: 1 })
    drawn.push((body as { option: number }).option)
  }
  return drawn
}

test('no thought comes again before all were shown, and none twice in a row', async () => {
  const { client, module } = await withModule()
  const options: number[] = []
  for (const name of ['a', 'b', 'c', 'd']) {
    // oxlint-disable-next-line no-await-in-loop -- their ids are in this order
    options.push(await addThought(client, module, name))
  }
  const shown = await draw(client, module, 1, 100)
  const rounds = Array.from({ length: 25 }, (_, round) => shown.slice(4 * round, 4 * round + 4))
  for (const round of rounds) expect(round.toSorted((a, b) => a - b)).toEqual(options)
  expect(shown.filter((option, day) => option === shown[day - 1])).toEqual([])
  // They come in many orders.
  expect(new Set(rounds.map((round) => round.join())).size).toBeGreaterThan(5)
})

test('the only thought comes again and again', async () => {
  const { client, module } = await withModule()
  const option = await addThought(client, module, 'a')
  expect(await draw(client, module, 1, 3)).toEqual([option, option, option])
})

test('a new thought comes in the round that runs, and a deleted one is not missed', async () => {
  const { client, module } = await withModule()
  const options = [await addThought(client, module, 'a'), await addThought(client, module, 'b')]
  // In the middle of a round.
  await draw(client, module, 1, 5)
  const added = await addThought(client, module, 'c')
  expect(await draw(client, module, 6, 1)).toEqual([added])
  await client.api('DELETE', `inspiration-options/${options[0]}/`)
  expect(await draw(client, module, 7, 3)).toEqual([options[1], added, options[1]])
})

test('a text option needs a text, also when it becomes one', async () => {
  const { client, module } = await withModule()
  const needed = { status: 400, body: { errors: [{ code: 'required', attr: 'text' }] } }
  const body = { module, name: 'x', type: 'text' }
  expect(await client.api('POST', 'inspiration-options/', body)).toMatchObject(needed)
  const id = await client.create('inspiration-options/', { module, name: 'x', type: 'image' })
  const path = `inspiration-options/${id}/`
  expect(await client.api('PATCH', path, { type: 'text' })).toMatchObject(needed)
  expect(await client.api('PUT', path, { name: 'x', type: 'text' })).toMatchObject(needed)
  expect(await client.api('PATCH', path, { type: 'text', text: 'Be happy' })).toMatchObject({
    status: 200,
    body: { type: 'text', text: 'Be happy', name: 'x' },
  })
  expect(await client.api('PUT', path, { name: 'y', type: 'text' })).toMatchObject({
    body: { name: 'y', text: 'Be happy' },
  })
})

test('a text goes when the option becomes an image, and does not come up again', async () => {
  const { client, module } = await withModule()
  const body = { module, name: 'x', type: 'text', text: 'Be happy' }
  const id = await client.create('inspiration-options/', body)
  const path = `inspiration-options/${id}/`
  const asImage = { name: 'x', type: 'image' }
  expect(await client.api('PUT', path, asImage)).toMatchObject({ body: { text: null } })
  expect(await client.api('PUT', path, { ...asImage, type: 'text' })).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'required', attr: 'text' }] },
  })
  expect(await client.api('PATCH', path, { text: 'Not now' })).toMatchObject({
    status: 200,
    body: { type: 'image', text: null },
  })
})

test('options come by type, then by name', async () => {
  const { client, module } = await withModule()
  await client.create('inspiration-options/', { module, name: 'a', type: 'text', text: 't' })
  await client.create('inspiration-options/', { module, name: 'z', type: 'image' })
  await client.create('inspiration-options/', { module, name: 'B', type: 'text', text: 't' })
  const { body } = await client.api('GET', `inspiration-options/?module=${module}`)
  const names = (body as { results: { name: string }[] }).results.map(({ name }) => name)
  expect(names).toEqual(['z', 'B', 'a'])
})

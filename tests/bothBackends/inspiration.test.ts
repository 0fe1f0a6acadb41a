import { expect, test } from 'vitest'
import { newPerson } from './person.ts'

async function withModule() {
  const client = await newPerson()
  const module = await client.create('inspiration-modules/', { name: 'Quotes' })
  return { client, module }
}

test('the item of a day is drawn once from the options of the module', async () => {
  const { client, module } = await withModule()
  const options = [
    await client.create('inspiration-options/', { module, name: 'a', type: 'text', text: 'A' }),
    await client.create('inspiration-options/', { module, name: 'b', type: 'text', text: 'B' }),
  ]
  const drawn = new Set<number>()
  for (let day = 10; day < 50; day += 1) {
    const date = new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10)
    const { body } = await client.api('POST', 'inspiration-items/', { module, date, option: 1 })
    drawn.add((body as { option: number }).option)
  }
  expect([...drawn].toSorted((a, b) => a - b)).toEqual(options)
  expect(
    await client.api('POST', 'inspiration-items/', { module, date: '2026-01-10' }),
  ).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'unique', attr: 'non_field_errors' }] },
  })
  expect(
    await client.api('GET', `inspiration-items/?module=${module}&date=2026-01-10`),
  ).toMatchObject({
    body: { pageCount: 1, results: [{ module, date: '2026-01-10' }] },
  })
})

test('no thought comes again before all were shown', async () => {
  const { client, module } = await withModule()
  for (const name of ['a', 'b', 'c']) {
    // oxlint-disable-next-line no-await-in-loop -- their ids are in this order
    await client.create('inspiration-options/', { module, name, type: 'text', text: name })
  }
  const drawn: number[] = []
  for (let day = 1; day <= 6; day += 1) {
    const item = { module, date: `2026-01-0${day}` }
    // oxlint-disable-next-line no-await-in-loop -- each draw depends on those before
    const { body } = await client.api('POST', 'inspiration-items/', item)
    drawn.push((body as { option: number }).option)
  }
  expect(new Set(drawn.slice(0, 3)).size).toBe(3)
  expect(new Set(drawn.slice(3)).size).toBe(3)
})

test('a module without options has no item to draw', async () => {
  const { client, module } = await withModule()
  expect(
    await client.api('POST', 'inspiration-items/', { module, date: '2026-01-10' }),
  ).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'invalid', attr: 'module' }] },
  })
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

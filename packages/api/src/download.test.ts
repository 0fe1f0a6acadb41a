import { afterEach, expect, test, vi } from 'vitest'
import { getFile } from './download.ts'
import { fakeServer, never } from './testing/fakeServer.ts'

afterEach(() => vi.unstubAllGlobals())

const picture = () => new Response('pixels', { headers: { 'Content-Type': 'image/png' } })

test('a file of the API is read with cookies, one of a storage elsewhere without them', async () => {
  const server = fakeServer(picture(), picture())
  const file = await getFile(`${location.origin}/media/x/hill.png`)
  expect(await file.text()).toBe('pixels')
  await getFile('https://storage.example.com/hill.png')
  expect(server.requests.map(({ credentials }) => credentials)).toEqual(['include', 'omit'])
})

test('a missing file, or a server that does not answer, gives a typed error', async () => {
  fakeServer(new Response('', { status: 404 }))
  await expect(getFile(`${location.origin}/media/x`)).rejects.toMatchObject({ status: 404 })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(getFile(`${location.origin}/media/x`)).rejects.toMatchObject({ kind: 'network' })
})

test('a server that is busy is asked again after its pause', async () => {
  const busy = new Response('', { status: 429, headers: { 'Retry-After': '0' } })
  fakeServer(busy, picture())
  const file = await getFile(`${location.origin}/media/x/hill.png`)
  expect(await file.text()).toBe('pixels')
})

test('reading can be stopped', async () => {
  fakeServer(never)
  const stopper = new AbortController()
  const file = getFile(`${location.origin}/media/x`, { signal: stopper.signal })
  stopper.abort()
  await expect(file).rejects.toMatchObject({ kind: 'aborted' })
})

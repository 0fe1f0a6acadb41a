import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { maximumImageBytes } from '@daymark/api/schemas'
import { expect, test } from 'vitest'
import { png } from '../../testing/images.ts'
import { ownBackend, signedIn, temporaryFolder } from '../../testing/testBackend.ts'

async function withUploadUrl(fileName = 'cat.png') {
  const dataDir = temporaryFolder()
  const { backend, client } = await signedIn({ dataDir })
  const upload = await client.announceImage(fileName)
  const files = () => readdirSync(path.join(dataDir, 'uploads'))
  return { backend, client, dataDir, upload, files }
}

/** Sends a file as a browser does, without cookies. */
function put(url: string, body: BodyInit, type = 'image/png') {
  const address = new URL(url)
  address.hostname = '127.0.0.1'
  return fetch(address, {
    method: 'PUT',
    body,
    headers: { 'Content-Type': type },
    duplex: 'half',
  } as RequestInit)
}

async function withImage() {
  const setUp = await withUploadUrl('my phóto 1 & #2.png')
  const { client, upload } = setUp
  expect((await put(upload.fileUploadURL, png)).status).toBe(204)
  const module = await client.create('inspiration-modules/', { name: 'Art' })
  const option = await client.create('inspiration-options/', {
    module,
    name: 'Cat',
    type: 'image',
    image: upload.id,
  })
  const { body } = await client.api('GET', `inspiration-options/${option}/`)
  const { imageURL } = body as { imageURL: string }
  return { ...setUp, module, option, imagePath: imageURL.slice(setUp.backend.origin.length) }
}

test('an image is asked for each time, and does not come out of the cache after a log-out', async () => {
  const { client, imagePath } = await withImage()
  const first = await client.call('GET', imagePath)
  expect(first.headers.get('Cache-Control')).toBe('private, no-cache')
  const again = { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } }
  expect((await client.call('GET', imagePath, undefined, again)).status).toBe(304)
  const loggedOut = await client.logOut()
  expect(loggedOut.headers.get('Clear-Site-Data')).toBe('"cache"')
  expect((await client.call('GET', imagePath, undefined, again)).status).toBe(404)
})

test('an upload URL takes one file', async () => {
  const { upload } = await withUploadUrl()
  expect((await put(upload.fileUploadURL, png)).status).toBe(204)
  expect((await put(upload.fileUploadURL, png)).status).toBe(403)
})

test('an upload URL is valid for five minutes, and only unchanged', async () => {
  const { backend, upload, files } = await withUploadUrl()
  const changed = upload.fileUploadURL.replace(/expires=\d+/, 'expires=99999999999')
  expect((await put(changed, png)).status).toBe(403)
  expect((await put(upload.fileUploadURL.replace(/signature=.*/, 'signature=x'), png)).status).toBe(
    403,
  )
  backend.test.clock.advance(300_000)
  expect((await put(upload.fileUploadURL, png)).status).toBe(403)
  expect(files()).toEqual([])
})

test('a file that is refused leaves nothing behind', async () => {
  const { upload, files } = await withUploadUrl()
  const tooLarge = new Uint8Array(maximumImageBytes + 1)
  tooLarge.set(png)
  expect((await put(upload.fileUploadURL, tooLarge)).status).toBe(413)
  // Without a length in its header it is noticed on the way.
  const chunked = await put(upload.fileUploadURL, new Blob([tooLarge]).stream()).catch(
    () => undefined,
  )
  expect([413, undefined]).toContain(chunked?.status)
  expect(files()).toEqual([])
  expect((await put(upload.fileUploadURL, '<script>alert(1)</script>')).status).toBe(415)
  const huge = Buffer.concat([png.subarray(0, 8), Buffer.from('\0\0\0\rIHDR\0\x01\0\0\0\x01\0\0')])
  expect((await put(upload.fileUploadURL, huge)).status).toBe(413)
  expect(files()).toEqual([])
})

test('an upload that breaks off leaves nothing behind and can be sent again', async () => {
  const { upload, files } = await withUploadUrl()
  const address = new URL(upload.fileUploadURL)
  const headers = { 'Content-Type': 'image/png', 'Content-Length': '1000000' }
  const broken = request({
    host: '127.0.0.1',
    port: address.port,
    path: address.pathname + address.search,
    method: 'PUT',
    headers,
  })
  broken.on('error', () => undefined)
  broken.write(png)
  await expect.poll(files, { timeout: 30_000 }).toHaveLength(1)
  broken.destroy()
  await expect.poll(files, { timeout: 30_000 }).toEqual([])
  expect((await put(upload.fileUploadURL, png)).status).toBe(204)
})

test('a file that cannot be put in its place leaves the upload URL valid', async () => {
  const { upload, files, backend, client, dataDir } = await withUploadUrl()
  const { pathname } = new URL(upload.fileUploadURL)
  const inTheWay = path.join(dataDir, pathname)
  mkdirSync(inTheWay)
  expect((await put(upload.fileUploadURL, png)).status).toBe(500)
  expect(files()).toEqual([path.basename(inTheWay)])
  rmdirSync(inTheWay)
  expect((await put(upload.fileUploadURL, png)).status).toBe(204)
  backend.test.tidy()
  expect(
    (await client.call('GET', `/media${pathname.slice('/uploads'.length)}/cat.png`)).status,
  ).toBe(200)
})

test('a replaced image and those of a deleted option or module are removed', async () => {
  const { client, files, module, option, imagePath } = await withImage()
  const second = await client.announceImage('dog.png')
  await put(second.fileUploadURL, png)
  await client.api('PATCH', `inspiration-options/${option}/`, { image: second.id })
  expect(files()).toHaveLength(1)
  expect((await client.call('GET', imagePath)).status).toBe(404)
  await client.api('DELETE', `inspiration-modules/${module}/`)
  expect(files()).toEqual([])
})

test('an unused upload is removed after a day, and a half-sent one at the next start', async () => {
  const { backend, dataDir, upload, files } = await withUploadUrl()
  await put(upload.fileUploadURL, png)
  const halfSent = path.join(dataDir, 'uploads', 'incoming-x')
  writeFileSync(halfSent, 'x')
  await backend.stop()
  const again = await ownBackend({ dataDir })
  expect(existsSync(halfSent)).toBe(false)
  expect(files()).toHaveLength(1)
  again.test.clock.advance(86_400_001)
  again.test.tidy()
  expect(files()).toEqual([])
})

test('a change that was made is confirmed although its file cannot be removed', async () => {
  const { client, dataDir, files, option } = await withImage()
  const [name = ''] = files()
  const file = path.join(dataDir, 'uploads', name)
  rmSync(file)
  mkdirSync(file)
  const answer = await client.api('DELETE', `inspiration-options/${option}/`)
  expect(answer.status).toBe(204)
  expect((await client.api('GET', `inspiration-options/${option}/`)).status).toBe(404)
})

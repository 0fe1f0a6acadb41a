import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { maximumImageBytes } from '@daymark/api/schemas'
import { expect, test } from 'vitest'
import { png } from '../../testing/images.ts'
import { ownBackend, signedIn, temporaryFolder } from '../../testing/testBackend.ts'
import { TestClient } from '../../testing/testClient.ts'

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

test('an image is announced, sent without cookies, and shown to its owner', async () => {
  const { client, imagePath } = await withImage()
  const answer = await client.call('GET', imagePath)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toBe('image/png')
  expect(answer.headers.get('Content-Length')).toBe(String(png.length))
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox')
})

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

test('an image does not exist for anybody else', async () => {
  const { backend, imagePath } = await withImage()
  const visitor = new TestClient(backend)
  expect((await visitor.call('GET', imagePath)).status).toBe(404)
  visitor.signInAs('bert@example.com')
  expect((await visitor.call('GET', imagePath)).status).toBe(404)
})

test('a browser in which another account is signed in sends no file for it, and its owner does', async () => {
  const { backend, client, upload, files } = await withUploadUrl()
  const { pathname, search } = new URL(upload.fileUploadURL)
  // A PUT of a browser on the same origin has the cookies and no CSRF token.
  const send = async ({ cookies }: TestClient) => {
    const Cookie = `sessionid=${cookies.get('sessionid')}`
    const headers = { 'Content-Type': 'image/png', Cookie }
    const address = `http://127.0.0.1:${backend.port}${pathname}${search}`
    return fetch(address, { method: 'PUT', body: png, headers })
  }
  const other = new TestClient(backend)
  other.signInAs('bert@example.com')
  const refused = await send(other)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ errors: [{ code: 'other_user', attr: null }] })
  expect(files()).toEqual([])
  expect((await send(client)).status).toBe(204)
})

test('an upload URL takes a file also from a browser whose session has ended', async () => {
  const { client, upload } = await withUploadUrl()
  const Cookie = `sessionid=${client.cookies.get('sessionid')}`
  await client.logOut()
  const { pathname, search } = new URL(upload.fileUploadURL)
  const address = `http://127.0.0.1:${client.backend.port}${pathname}${search}`
  const headers = { 'Content-Type': 'image/png', Cookie }
  expect((await fetch(address, { method: 'PUT', body: png, headers })).status).toBe(204)
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

test('what is no image is refused by its bytes, whatever it says it is, and nothing is kept', async () => {
  const { upload, files } = await withUploadUrl()
  expect((await put(upload.fileUploadURL, png, 'text/html')).status).toBe(415)
  expect((await put(upload.fileUploadURL, '<script>alert(1)</script>')).status).toBe(415)
  expect((await put(upload.fileUploadURL, '<svg xmlns="x"/>', 'image/svg+xml')).status).toBe(415)
  expect((await put(upload.fileUploadURL, '')).status).toBe(415)
  expect((await put(upload.fileUploadURL, 'BM bitmap', 'image/bmp')).status).toBe(415)
  expect((await put(upload.fileUploadURL, 'II*\0 tiff', 'image/tiff')).status).toBe(415)
  expect((await put(upload.fileUploadURL, '\0\0\0\x18ftypheic', 'image/heic')).status).toBe(415)
  expect((await put(upload.fileUploadURL, png, 'image/heic')).status).toBe(415)
  expect(files()).toEqual([])
  expect((await put(upload.fileUploadURL, png)).status).toBe(204)
})

test('a file of 10485760 bytes is taken, one byte more is 413 and leaves nothing behind', async () => {
  const { upload, files, client } = await withUploadUrl()
  const largest = new Uint8Array(maximumImageBytes)
  largest.set(png)
  const tooLarge = new Uint8Array(maximumImageBytes + 1)
  tooLarge.set(png)
  expect((await put(upload.fileUploadURL, tooLarge)).status).toBe(413)
  // Without a length in its header it is noticed on the way.
  const chunked = await put(upload.fileUploadURL, new Blob([tooLarge]).stream()).catch(
    () => undefined,
  )
  expect([413, undefined]).toContain(chunked?.status)
  expect(files()).toEqual([])
  expect((await put(upload.fileUploadURL, largest)).status).toBe(204)
  expect(files()).toHaveLength(1)
  expect((await client.api('GET', 'widgets/')).status).toBe(200)
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

test('a file name with signs that a file system knows is refused', async () => {
  const { client } = await signedIn()
  const fileNames = ['a/b.png', 'a\\b.png', '..', '.', 'a<b.png', 'a?b.png', 'a:b', 'a;b', 'a,b']
  for (const fileName of [...fileNames, 'a"b', 'a*b', 'a|b', 'a>b']) {
    expect(await client.api('POST', 'file-uploads/', { fileName }), fileName).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'invalid', attr: 'fileName' }] },
    })
  }
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

import { maximumImageBytes } from '@daymark/api/schemas'
import { png } from '@daymark/backend/testing/images.ts'
import type { TestClient } from '@daymark/backend/testing/testClient.ts'
import { expect, test } from 'vitest'
import { inState, newPerson } from './person.ts'

/** Sends a file as a browser on another host does, without cookies. */
async function put(url: string, body: Uint8Array<ArrayBuffer>, type = 'image/png') {
  const { client: visitor } = await inState('a visitor', {})
  return visitor.sendImage(url, body, type, { Cookie: '' })
}

/** Sends a file as a browser on the same origin does: with cookies, and without a CSRF token. */
const putAs = (client: TestClient, url: string) =>
  client.sendImage(url, png, 'image/png', { 'X-CSRFToken': '' })

/** Resolves with 200 once a file is stored, and with 404 before. */
const stored = async (client: TestClient, fileUUID: string) =>
  (await client.call('GET', `/media/${fileUUID}/cat.png`)).status

async function addThought(client: TestClient, image: number) {
  const module = await client.create('inspiration-modules/', { name: 'Art' })
  const option = { module, name: 'Cat', type: 'image', image }
  return client.api('POST', 'inspiration-options/', option)
}

async function withImage() {
  const client = await newPerson()
  const upload = await client.announceImage('my phóto 1 & #2.png')
  expect((await put(upload.fileUploadURL, png)).status).toBe(204)
  const { imageURL } = (await addThought(client, upload.id)).body as { imageURL: string }
  return { client, upload, imagePath: new URL(imageURL).pathname }
}

test('an image is announced, sent without cookies, and shown to its owner', async () => {
  const { client, imagePath } = await withImage()
  const answer = await client.call('GET', imagePath)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toBe('image/png')
  expect(answer.headers.get('Content-Length')).toBe(String(png.length))
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox')
  const known = { headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' } }
  expect(await client.call('GET', imagePath, undefined, known)).toMatchObject({
    status: 304,
    text: '',
  })
  const other = { headers: { 'If-None-Match': '"other"' } }
  expect((await client.call('GET', imagePath, undefined, other)).status).toBe(200)
})

test('an image does not exist for other people', async () => {
  const { imagePath } = await withImage()
  const { client: visitor } = await inState('a visitor', {})
  expect((await visitor.call('GET', imagePath)).status).toBe(404)
  expect((await (await newPerson()).call('GET', imagePath)).status).toBe(404)
})

test('a browser in which another account is signed in sends no file for it, and its owner does', async () => {
  const [client, other] = [await newPerson(), await newPerson()]
  const { fileUUID, fileUploadURL } = await client.announceImage()
  expect(await putAs(other, fileUploadURL)).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'other_user', attr: null }] },
  })
  expect(await stored(client, fileUUID)).toBe(404)
  expect((await putAs(client, fileUploadURL)).status).toBe(204)
})

test('an upload URL takes a file also from a browser whose session has ended', async () => {
  const client = await newPerson()
  const { fileUploadURL } = await client.announceImage()
  const session = client.cookies.get('sessionid') ?? ''
  await client.logOut()
  client.cookies.set('sessionid', session)
  expect((await putAs(client, fileUploadURL)).status).toBe(204)
})

test('an upload URL takes no file once an option shows one, and is valid unchanged only', async () => {
  const { client, upload } = await withImage()
  expect((await put(upload.fileUploadURL, png)).status).toBe(403)
  const { fileUploadURL } = await client.announceImage()
  expect((await put(fileUploadURL.slice(0, -1), png)).status).toBe(403)
})

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

test.each<[string, Uint8Array<ArrayBuffer>, string]>([
  ['a page', png, 'text/html'],
  ['a script that says it is a PNG', bytes('<script>alert(1)</script>'), 'image/png'],
  ['an SVG', bytes('<svg onload=alert(1)>'), 'image/svg+xml'],
  ['nothing', bytes(''), 'image/png'],
  ['a PDF', bytes('%PDF-1.7'), 'application/pdf'],
  ['a BMP', bytes('BM bitmap'), 'image/bmp'],
  ['a BMP that says it is a PNG', bytes('BM bitmap'), 'image/png'],
  ['a TIFF', bytes('II*\0 tiff'), 'image/tiff'],
  ['a HEIC', bytes('\0\0\0\x18ftypheic'), 'image/heic'],
  ['a HEIC that says it is an AVIF', container('heic\0\0\0\0mif1heic'), 'image/avif'],
  ['a PNG that says it is a HEIC', png, 'image/heic'],
])(
  '%s is refused by its bytes and its type, and can be replaced by an image',
  async (_name, file, type) => {
    const client = await newPerson()
    const { fileUUID, fileUploadURL } = await client.announceImage()
    expect((await put(fileUploadURL, file, type)).status).toBe(415)
    expect(await stored(client, fileUUID)).toBe(404)
    expect((await put(fileUploadURL, png)).status).toBe(204)
    expect(await stored(client, fileUUID)).toBe(200)
  },
)

/** Returns the first boxes of an AVIF or a HEIC with these brands. */
function container(brands: string): Uint8Array<ArrayBuffer> {
  const size = String.fromCharCode(8 + brands.length)
  return bytes(`\0\0\0${size}ftyp${brands}\0\0\0\x0Cmetaavif`)
}

test.each(['avif\0\0\0\0mif1miaf', 'mif1\0\0\0\0mif1avifmiaf'])(
  'an AVIF is known by any of its brands: %j',
  async (brands) => {
    const { fileUploadURL } = await (await newPerson()).announceImage()
    expect((await put(fileUploadURL, container(brands), 'image/avif')).status).toBe(204)
  },
)

test('a file of 10485760 bytes is taken, one byte more is 413', async () => {
  const { fileUploadURL } = await (await newPerson()).announceImage()
  const [largest, tooLarge] = [0, 1].map((more) => {
    const file = new Uint8Array(maximumImageBytes + more)
    file.set(png)
    return file
  }) as [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>]
  expect((await put(fileUploadURL, tooLarge)).status).toBe(413)
  expect((await put(fileUploadURL, largest)).status).toBe(204)
})

test('twenty uploads are open at once, also when more begin together, until one arrives', async () => {
  const client = await newPerson()
  const ask = () => client.api('POST', 'file-uploads/', { fileName: 'cat.png' })
  const answers = await Promise.all(Array.from({ length: 30 }, ask))
  const begun = answers.filter(({ status }) => status === 201)
  expect(begun).toHaveLength(20)
  expect(await ask()).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'too_many_uploads', attr: null }] },
  })
  const [first] = begun.map(({ body }) => body as { fileUploadURL: string })
  expect((await put(first?.fileUploadURL ?? '', png)).status).toBe(204)
  expect((await ask()).status).toBe(201)
})

test('a file name with signs that a file system knows is refused', async () => {
  const client = await newPerson()
  const fileNames = ['a/b.png', 'a\\b.png', '..', '.', 'a<b.png', 'a?b.png', 'a:b', 'a;b', 'a,b']
  for (const fileName of [...fileNames, 'a"b', 'a*b', 'a|b', 'a>b']) {
    // oxlint-disable-next-line no-await-in-loop -- one person
    expect(await client.api('POST', 'file-uploads/', { fileName }), fileName).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'invalid', attr: 'fileName' }] },
    })
  }
})

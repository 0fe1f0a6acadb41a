import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { BackendSettings } from '../settings.ts'
import { png } from '../../testing/images.ts'
import { signedIn, temporaryFolder, testBackend } from '../../testing/testBackend.ts'
import { TestClient, type Answered } from '../../testing/testClient.ts'

/** A PNG of so many bytes that says it has these dimensions. */
function pngOf({ bytes = 5000, width = 1, height = 1 }): Uint8Array<ArrayBuffer> {
  const image = Buffer.alloc(bytes)
  image.set(png.subarray(0, 8))
  image.writeUInt32BE(13, 8)
  image.write('IHDR', 12, 'latin1')
  image.writeUInt32BE(width, 16)
  image.writeUInt32BE(height, 20)
  return new Uint8Array(image)
}

async function withPerson(imageQuotaBytes: number, settings: Partial<BackendSettings> = {}) {
  const dataDir = temporaryFolder()
  const { backend, client } = await signedIn({ imageQuotaBytes, dataDir, ...settings })
  const ask = () => client.api('POST', 'file-uploads/', { fileName: 'cat.png' })
  const send = ({ body }: Answered, image: Uint8Array<ArrayBuffer>) =>
    client.sendImage((body as { fileUploadURL: string }).fileUploadURL, image)
  return {
    backend,
    client,
    ask,
    files: () => readdirSync(path.join(dataDir, 'uploads')),
    send,
    upload: async (image: Uint8Array<ArrayBuffer>) => send(await ask(), image),
  }
}

const refused = (status: number, code: string) => ({ status, body: { errors: [{ code }] } })

test('the images of one person have a limit, and the one that goes beyond it is not kept', async () => {
  const { ask, upload, files, client, backend } = await withPerson(14_999)
  expect((await upload(pngOf({}))).status).toBe(204)
  expect((await upload(pngOf({}))).status).toBe(204)
  expect(await upload(pngOf({}))).toMatchObject(refused(413, 'storage_full'))
  expect(files()).toHaveLength(2)
  expect((await upload(pngOf({ bytes: 4500 }))).status).toBe(204)
  expect(await ask()).toMatchObject(refused(400, 'storage_full'))
  client.signInAs('bert@example.com')
  expect((await upload(pngOf({}))).status).toBe(204)
  // Unused uploads are deleted after a day, which frees their space.
  backend.test.clock.advance(86_400_001)
  backend.test.tidy()
  client.resume('anna@example.com')
  expect((await upload(pngOf({}))).status).toBe(204)
})

test('parallel uploads do not get around the limit', async () => {
  const { ask, send, files } = await withPerson(25_000)
  const places = await Promise.all(Array.from({ length: 15 }, ask))
  const answers = await Promise.all(places.map((place) => send(place, pngOf({}))))
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(5)
  expect(files()).toHaveLength(5)
})

test('a file takes at least 4096 bytes of the limit, because it takes them of the disk', async () => {
  const { upload, ask, files } = await withPerson(10 * 4096)
  for (let index = 0; index < 10; index += 1) {
    expect((await upload(pngOf({ bytes: 30 }))).status).toBe(204)
  }
  expect(await ask()).toMatchObject(refused(400, 'storage_full'))
  expect(files()).toHaveLength(10)
})

test('a person has at most a hundred uploads that no option shows', async () => {
  const { backend, client, ask } = await withPerson(10_000)
  const begin = async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, ask))
    backend.test.clock.advance(300_000)
    return answers.filter(({ status }) => status === 201).length
  }
  for (let round = 0; round < 5; round += 1) expect(await begin()).toBe(20)
  expect(await begin()).toBe(0)
  expect(await ask()).toMatchObject(refused(400, 'too_many_uploads'))
  backend.test.clock.advance(86_400_000)
  backend.test.tidy()
  client.resume('anna@example.com')
  expect((await ask()).status).toBe(201)
})

test('a person has at most twenty uploads open, until they expire', async () => {
  const { backend, ask } = await withPerson(10_000)
  const answers = await Promise.all(Array.from({ length: 30 }, ask))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  expect(await ask()).toMatchObject(refused(400, 'too_many_uploads'))
  backend.test.clock.advance(300_000)
  expect((await ask()).status).toBe(201)
})

test('an account has at most 25 passkeys, and says so before the device makes another', async () => {
  const backend = await testBackend()
  const client = new TestClient(backend)
  const email = 'anna@example.com'
  const passkeys = Array.from({ length: 24 }, (_, index) => ({ name: `Key ${index}` }))
  backend.test.createPerson({ email, passkeys })
  client.resume(email)
  const target = 'account/authenticators/webauthn'
  const options = await client.creationOptions(`${target}?passwordless`)
  const credential = client.authenticator.create(options)
  expect((await client.allauth('POST', target, { credential })).status).toBe(200)
  const full = refused(400, 'too_many_passkeys')
  expect(await client.allauth('GET', `${target}?passwordless`)).toMatchObject(full)
  expect(await client.allauth('POST', target, { credential })).toMatchObject(full)
})

test('an account has at most ten addresses', async () => {
  const backend = await testBackend()
  const client = new TestClient(backend)
  const email = 'anna@example.com'
  const addresses = Array.from({ length: 9 }, (_, index) => ({
    email: `a${index}@example.com`,
    verified: true,
  }))
  backend.test.createPerson({ email, addresses })
  client.resume(email)
  expect(await client.allauth('POST', 'account/email', { email: 'b@example.com' })).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'max_email_addresses', param: 'email' }] },
  })
  await client.allauth('DELETE', 'account/email', { email: 'a0@example.com' })
  expect((await client.allauth('POST', 'account/email', { email: 'b@example.com' })).status).toBe(
    200,
  )
})

/** Announces 5000 bytes, sends 4999, and waits. Resolves with the status, undefined when the connection was cut. */
function holdOpen(url: string, port: number, size = 5000): Promise<number | undefined> {
  const { pathname, search } = new URL(url)
  return new Promise((resolve) => {
    const headers = { 'Content-Type': 'image/png', 'Content-Length': size }
    const sent = request({ port, path: pathname + search, method: 'PUT', headers, agent: false })
    sent
      .on('response', ({ statusCode }) => resolve(statusCode))
      .on('error', () => resolve(undefined))
    onTestFinished(() => void sent.destroy())
    sent.write(pngOf({ bytes: size - 1 }))
  })
}

test('uploads that are held open do not get around the limit, and are cut off', async () => {
  const { backend, ask, files, upload } = await withPerson(25_000, { uploadPatience: 500 })
  const places = await Promise.all(Array.from({ length: 8 }, ask))
  const urls = places.map(({ body }) => (body as { fileUploadURL: string }).fileUploadURL)
  const open = urls.map((url) => holdOpen(url, backend.port))
  const statuses = await Promise.all(open)
  expect(statuses.filter((status) => status === 413)).toHaveLength(3)
  expect(statuses.filter((status) => status === undefined)).toHaveLength(5)
  await expect.poll(files).toEqual([])
  // The room that was kept for them is free again.
  expect((await upload(pngOf({ bytes: 25_000 }))).status).toBe(204)
})

test('one upload URL takes one file at a time', async () => {
  const { backend, ask, files } = await withPerson(100_000, { uploadPatience: 500 })
  const { fileUploadURL } = (await ask()).body as { fileUploadURL: string }
  const open = Array.from({ length: 10 }, () => holdOpen(fileUploadURL, backend.port))
  const statuses = await Promise.all(open)
  expect(statuses.filter((status) => status === 403)).toHaveLength(9)
  await expect.poll(files).toEqual([])
})

import { expect, test } from 'vitest'
import { newPerson } from './person.ts'

// How many pixels an image has is read from its first bytes: a small file can hold a huge image.

/** Sends a file to an upload URL. Resolves with the status and the code of the answer. */
async function send(image: Buffer, type = 'image/jpeg') {
  const client = await newPerson()
  const { fileUploadURL } = await client.announceImage('cat')
  const answer = await client.sendImage(fileUploadURL, new Uint8Array(image), type)
  const { errors = [] } = (answer.body || {}) as { errors?: { code: string }[] }
  return [answer.status, errors[0]?.code]
}

const taken = [204, undefined]
const tooMany = [413, 'too_many_pixels']
const unknown = [415, 'unsupported_media_type']

const start = Buffer.from('ffd8', 'hex')
const scan = Buffer.from('ffda00080101003f00010203ffd9', 'hex')
const jfif = Buffer.from('ffe000104a46494600010100000100010000', 'hex')
const profile = Buffer.concat([Buffer.from('ffe2ffff', 'hex'), Buffer.alloc(65_533)])
const comment = Buffer.from('fffe0006ffc00004', 'hex')
const arithmetic = Buffer.from('ffcc00040000', 'hex')

/** A frame header of a JPEG: baseline, progressive or another kind. */
function frame(width: number, height: number, code = 0xc0): Buffer {
  const header = Buffer.from([0xff, code, 0, 11, 8, 0, 0, 0, 0, 1, 1, 17, 0])
  header.writeUInt16BE(height, 5)
  header.writeUInt16BE(width, 7)
  return header
}
const [large, small] = [frame(12_000, 12_000), frame(640, 480)]

test.each<[string, Buffer[], unknown[]]>([
  ['its frame first', [large, jfif, scan], tooMany],
  ['its frame after the usual head', [jfif, large, scan], tooMany],
  ['its frame after large segments', [jfif, ...Array(5).fill(profile), large, scan], tooMany],
  ['a progressive frame', [jfif, frame(12_000, 12_000, 0xc2), scan], tooMany],
  ['a lossless frame', [frame(12_000, 12_000, 0xc3), scan], tooMany],
  ['filling bytes before its frame', [Buffer.alloc(3, 0xff), large, scan], tooMany],
  ['many filling bytes before its frame', [Buffer.alloc(200_000, 0xff), large, scan], tooMany],
  ['stray bytes between its segments', [jfif, Buffer.from([1, 2, 0xff, 0]), large, scan], tooMany],
  ['many stray bytes between its segments', [jfif, Buffer.alloc(200_000, 1), large, scan], tooMany],
  ['a comment that looks like a frame', [comment, small, scan], taken],
  ['a table of arithmetic coding', [arithmetic, small, scan], taken],
  ['its frame first, and few pixels', [small, scan], taken],
  ['no frame', [jfif, scan], unknown],
  ['its frame after its pixels', [jfif, scan.subarray(0, -2), large], unknown],
  ['a height that follows later', [frame(640, 0), scan], unknown],
  ['nothing but its start', [Buffer.from([0xff])], unknown],
])('a JPEG with %s', async (_name, parts, expected) => {
  expect(await send(Buffer.concat([start, ...parts]))).toEqual(expected)
})

/** Returns numbers of so many bytes each. */
const littleEndian = (bytes: number, ...values: number[]) =>
  Buffer.concat(values.map((value) => numberOf(value, bytes).toReversed()))
const bigEndian = (bytes: number, ...values: number[]) =>
  Buffer.concat(values.map((value) => numberOf(value, bytes)))
function numberOf(value: number, bytes: number): Buffer {
  const number = Buffer.alloc(bytes)
  number.writeUIntBE(value, 0, bytes)
  return number
}

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const png = (width: number, height: number) =>
  Buffer.concat([
    latin1('\x89PNG\r\n\x1A\n\0\0\0\rIHDR'),
    bigEndian(4, width, height),
    Buffer.alloc(30),
  ])
const gif = (width: number, height: number) =>
  Buffer.concat([latin1('GIF89a'), littleEndian(2, width, height), Buffer.alloc(8)])
const riff = (kind: string, data: Buffer) =>
  Buffer.concat([latin1(`RIFF\0\0\0\0WEBP${kind}`), littleEndian(4, data.length), data])
const webp = (width: number, height: number) =>
  riff('VP8X', Buffer.concat([Buffer.alloc(4), littleEndian(3, width - 1, height - 1)]))
const losslessWebp = (width: number, height: number) =>
  riff('VP8L', Buffer.concat([latin1('\x2F'), littleEndian(4, width - 1 + (height - 1) * 2 ** 14)]))
const lossyWebp = (width: number, height: number) =>
  riff('VP8 ', Buffer.concat([latin1('\0\0\0\x9D\x01\x2A'), littleEndian(2, width, height)]))
const box = (name: string, ...data: Buffer[]) => {
  const content = Buffer.concat(data)
  return Buffer.concat([bigEndian(4, content.length + 8), latin1(name), content])
}
function avif(width: number, height: number): Buffer {
  const extents = [
    box('pixi', Buffer.alloc(8)),
    box('ispe', Buffer.alloc(4), bigEndian(4, width, height)),
  ]
  const properties = box('iprp', box('ipco', ...extents))
  const meta = box('meta', Buffer.alloc(4), box('hdlr', Buffer.alloc(24)), properties)
  return Buffer.concat([box('ftyp', latin1('avif\0\0\0\0')), meta])
}

test.each([
  ['PNG', 'image/png', png],
  ['GIF', 'image/gif', gif],
  ['WebP', 'image/webp', webp],
  ['lossless WebP', 'image/webp', losslessWebp],
  ['lossy WebP', 'image/webp', lossyWebp],
  ['AVIF', 'image/avif', avif],
])('a %s has at most fifty million pixels', async (_name, type, make) => {
  expect(await send(make(10_000, 5000), type)).toEqual(taken)
  expect(await send(make(10_000, 5001), type)).toEqual(tooMany)
})

import { expect, test } from 'vitest'
import { signedIn } from '../../testing/testBackend.ts'

interface Dimensions {
  width: number
  height: number
}

const start = [0xff, 0xd8]
const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 3, 0xff, 0xd9]
const jfif = [0xff, 0xe0, 0, 16, ...Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')]
const comment = [0xff, 0xfe, 0, 6, 0xff, 0xc0, 0, 4]
const arithmetic = [0xff, 0xcc, 0, 4, 0, 0]

/** A frame header: baseline, progressive or another kind. */
function frame({ width, height }: Dimensions, code = 0xc0): number[] {
  return [0xff, code, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 17, 0]
}

/** Sends a file as a JPEG to a backend. Returns the status and the code of the answer. */
async function send(...parts: number[][]) {
  const { client } = await signedIn()
  const { fileUploadURL } = await client.announceImage('cat.jpg')
  const address = new URL(fileUploadURL)
  const answer = await client.call('PUT', address.pathname + address.search, undefined, {
    raw: new Uint8Array(parts.flat()),
    headers: { 'Content-Type': 'image/jpeg' },
  })
  const { errors = [] } = (answer.body || {}) as { errors?: { code: string }[] }
  return [answer.status, errors[0]?.code]
}

const large = { width: 12_000, height: 12_000 }
const small = { width: 640, height: 480 }
const tooMany = [413, 'too_many_pixels']
const unknown = [415, 'unsupported_media_type']
const taken = [204, undefined]

test.each<[string, number[][], unknown[]]>([
  ['its frame first', [start, frame(large), jfif, scan], tooMany],
  ['its frame after the usual head', [start, jfif, frame(large), scan], tooMany],
  ['a progressive frame', [start, jfif, frame(large, 0xc2), scan], tooMany],
  ['a lossless frame', [start, frame(large, 0xc3), scan], tooMany],
  ['filling bytes before its frame', [start, [0xff, 0xff, 0xff], frame(large), scan], tooMany],
  ['stray bytes between its segments', [start, jfif, [1, 2, 0xff, 0], frame(large), scan], tooMany],
  ['a comment that looks like a frame', [start, comment, frame(small), scan], taken],
  ['a table of arithmetic coding', [start, arithmetic, frame(small), scan], taken],
  ['its frame first, and few pixels', [start, frame(small), scan], taken],
  ['no frame', [start, jfif, scan], unknown],
  ['its frame after its pixels', [start, jfif, scan.slice(0, -2), frame(large)], unknown],
  ['a height that follows later', [start, frame({ width: 640, height: 0 }), scan], unknown],
  ['nothing but its start', [start, [0xff]], unknown],
])('a JPEG with %s', async (_name, parts, expected) => {
  expect(await send(...parts)).toEqual(expected)
})

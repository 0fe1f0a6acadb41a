import { expect, test } from 'vitest'
import { imageTypeOf } from './imageTypes.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const container = (brands: string) =>
  bytes(`\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}\0\0\0\x0cmetaavif`)

test.for([
  ['image/png', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
  ['image/jpeg', bytes('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['image/gif', bytes('GIF89a')],
  ['image/webp', bytes('RIFF\x10\0\0\0WEBPVP8 ')],
  ['image/avif', container('avif\0\0\0\0mif1miaf')],
  ['image/avif', container('mif1\0\0\0\0mif1avifmiaf')],
] as const)('%s is known by its first bytes', ([type, head]) => {
  expect(imageTypeOf(head)).toBe(type)
})

test.for([
  ['nothing', bytes('')],
  ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
  ['HEIC', container('heic\0\0\0\0mif1heic')],
  ['TIFF', bytes('II*\0\x08\0\0\0')],
  ['BMP', bytes('BM\x9a\0\0\0')],
  ['a sound', bytes('RIFF\x10\0\0\0WAVEfmt ')],
  ['half a PNG signature', bytes('\x89PNG')],
] as const)('%s is no image that may be uploaded', ([, head]) => {
  expect(imageTypeOf(head)).toBeUndefined()
})

import { imageTypes } from './generated/constants.ts'

/** A media type of which images may be uploaded. */
export type ImageType = keyof typeof imageTypes

/** Bytes that `imageTypeOf` needs. */
export const signatureLength = 64

const signatures: Record<ImageType, (head: string) => boolean> = {
  'image/png': (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  'image/jpeg': (head) => head.startsWith('\xff\xd8\xff'),
  'image/gif': (head) => /^GIF8[79]a/.test(head),
  'image/webp': (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8),
  'image/avif': isAvif,
}

/** HEIC images have the same container. Only the brands in its first box differ. */
function isAvif(head: string): boolean {
  if (!head.startsWith('ftyp', 4)) return false
  const boxLength = head.charCodeAt(2) * 256 + head.charCodeAt(3)
  const brands = head.slice(8, boxLength).match(/[^]{4}/g) ?? []
  return brands.some((brand) => brand === 'avif' || brand === 'avis')
}

/** Returns the type of an image by its first `signatureLength` bytes. Undefined if such a file may not be uploaded. */
export function imageTypeOf(head: Uint8Array): ImageType | undefined {
  const text = String.fromCharCode(...head.subarray(0, signatureLength))
  const types = Object.keys(imageTypes) as ImageType[]
  return types.find((type) => signatures[type](text))
}

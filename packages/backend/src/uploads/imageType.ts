/** How many bytes `imageType` wants to see. */
export const signatureLength = 16

/** The media type of an image by its first bytes; undefined: no image that browsers show. */
export function imageType(head: Uint8Array): string | undefined {
  const text = Buffer.from(head).toString('latin1')
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'image/gif'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp'
  if (text.slice(4, 8) === 'ftyp' && /^avi[fs]$/.test(text.slice(8, 12))) return 'image/avif'
  if (text.startsWith('BM')) return 'image/bmp'
  return undefined
}

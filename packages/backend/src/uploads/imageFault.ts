import { maximumImagePixels } from '@daymark/api/schemas'
import { imageSizeFromFile } from 'image-size/fromFile'
import { jpegSize, type ImageSize } from './jpegSize.ts'

/** Returns why a file that begins like an image of a type is not taken, as a code of the API. Undefined if it is. */
export async function imageFault(
  file: string,
  type: string,
): Promise<'unsupported_media_type' | 'too_many_pixels' | undefined> {
  const image = await sizeOf(file, type)
  // A decoder may find a size where this program finds none, and a small file can hold a huge image.
  if (!image) return type === 'image/jpeg' ? 'unsupported_media_type' : undefined
  return image.width * image.height > maximumImagePixels ? 'too_many_pixels' : undefined
}

/** Returns the size of an image in pixels. Undefined if its file does not tell: it is broken or incomplete. */
async function sizeOf(file: string, type: string): Promise<ImageSize | undefined> {
  if (type === 'image/jpeg') return jpegSize(file)
  return imageSizeFromFile(file).catch(() => undefined)
}

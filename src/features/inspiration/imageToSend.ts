import {
  imageTypeOf,
  maximumImageBytes,
  maximumImagePixels,
  signatureLength,
} from '@daymark/api/schemas'

/** Why a file cannot become the image of an option; `code` has a message in both languages. */
export class ImageProblem extends Error {
  readonly code: ImageProblemCode
  constructor(code: ImageProblemCode) {
    super(code)
    this.code = code
  }
}

type ImageProblemCode = 'empty' | 'too_big' | 'too_many_pixels' | 'invalid_image'

/** Phones draw no canvas that is larger, in pixels; it is far more than the dashboard shows. */
const maximumCanvasPixels = 16_000_000

const known = new WeakMap<File, Promise<File>>()

/**
 * Returns the file to send: the chosen one if the server takes its type, or a JPEG if only the browser can read it (a
 * photo of an iPhone in Safari). Rejects with `ImageProblem` when it can never be shown. A file is examined once,
 * however often it is asked for.
 */
export function imageToSend(file: File): Promise<File> {
  const result = known.get(file) ?? examine(file)
  known.set(file, result)
  return result
}

async function examine(file: File): Promise<File> {
  if (file.size === 0) throw new ImageProblem('empty')
  if (file.size > maximumImageBytes) throw new ImageProblem('too_big')
  const type = imageTypeOf(new Uint8Array(await file.slice(0, signatureLength).arrayBuffer()))
  // An SVG has no pixels and may hold scripts: browsers can decode it, but it is not accepted as an image.
  if (type === undefined && file.type.startsWith('image/svg')) {
    throw new ImageProblem('invalid_image')
  }
  const image = await decode(type === undefined ? file : file.slice(0, file.size, type))
  if (type === undefined) return toJpeg(image, file.name)
  return type === file.type ? file : new File([file], file.name, { type })
}

async function decode(file: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file)
  const image = new Image()
  try {
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve)
      image.addEventListener('error', reject)
      image.src = url
    })
    // Its size is known before it is unpacked, which a huge one would not survive.
    if (image.naturalWidth * image.naturalHeight > maximumImagePixels) {
      throw new ImageProblem('too_many_pixels')
    }
    await image.decode()
    return image
  } catch (error) {
    throw error instanceof ImageProblem ? error : new ImageProblem('invalid_image')
  } finally {
    URL.revokeObjectURL(url)
  }
}

async function toJpeg(image: HTMLImageElement, name: string): Promise<File> {
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(1, Math.sqrt(maximumCanvasPixels / (naturalWidth * naturalHeight)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(naturalWidth * scale))
  canvas.height = Math.max(1, Math.floor(naturalHeight * scale))
  const context = canvas.getContext('2d')
  // A JPEG has no transparency: without a background, transparent pixels would turn black.
  if (context) context.fillStyle = 'white'
  context?.fillRect(0, 0, canvas.width, canvas.height)
  context?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9)
  })
  if (!blob) throw new ImageProblem('invalid_image')
  if (blob.size > maximumImageBytes) throw new ImageProblem('too_big')
  return new File([blob], name.replace(/(\.[^.]*)?$/, '.jpg'), { type: blob.type })
}

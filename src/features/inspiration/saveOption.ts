import {
  ApiError,
  createFileUpload,
  createInspirationOption,
  type InspirationType,
  patchInspirationOption,
  putFile,
  type PutFileOptions,
  updateInspirationOption,
} from '@daymark/api'
import { imageToSend } from './imageToSend.ts'

export interface OptionValues {
  name: string
  type: InspirationType
  text: string
  image: File | null
}

/** Text is kept only when the type is text (docs/product.md#4-3). */
function bodyOf({ name, type, text }: OptionValues) {
  return type === 'text' ? { name, type, text } : { name, type }
}

/** Returns the name under which a file is announced: the server refuses some characters in it. */
export function uploadName(fileName: string): string {
  return fileName.replaceAll(/[<>:;,?"*|/\\]/g, '-').slice(-255)
}

/** Codes that speak of the file itself rather than of the way there. */
const fileCodes = [
  'file_too_big',
  'unsupported_media_type',
  'invalid_image',
  'too_many_pixels',
  'storage_full',
  'too_many_uploads',
]

/**
 * Returns the form's error for an option that is saved but whose image could not be sent. Its code is `upload_stopped`
 * when the person stopped the upload, otherwise `upload_failed`. The file field gets the server's reason.
 */
function uploadError(cause: unknown): ApiError {
  const error = cause instanceof ApiError ? cause : undefined
  const ofFile = (error?.errors ?? []).filter(({ code }) => fileCodes.includes(code))
  const code = error?.kind === 'aborted' ? 'upload_stopped' : 'upload_failed'
  return new ApiError({
    kind: 'client',
    errors: [...ofFile.map(({ code }) => ({ code, field: 'image' })), { code }],
    cause,
  })
}

/**
 * Sends an image: asks for an upload URL, then puts the file there (docs/product.md#4-5). Resolves with the id that an
 * option refers to it by. Sending again is harmless. Throws `ApiError` as the server says it.
 */
export async function uploadImage(file: File, options: PutFileOptions): Promise<number> {
  const upload = {
    fileName: uploadName(file.name),
    fileSize: file.size,
    fileType: file.type,
  }
  const { id, fileUploadURL } = await createFileUpload(upload, options.signal)
  await putFile(fileUploadURL, file, options)
  return id
}

interface SaveOptions {
  module: number
  /** The option to change; undefined creates one. */
  id: number | undefined
  /** Stops the upload. */
  signal: AbortSignal
  /** Called with the id as soon as the option is saved, before its image is sent. */
  onSaved: (id: number) => void
  /** Called while the image is sent, with the part of it that has been sent, from 0 to 1. */
  onProgress: (progress: number) => void
}

/** Creates or changes an option, then sends its image if one was chosen (docs/product.md#4-5). Throws `ApiError`. */
export async function saveOption(values: OptionValues, options: SaveOptions): Promise<void> {
  const { module, id, signal, onSaved, onProgress } = options
  const file = values.type === 'image' && values.image && (await imageToSend(values.image))
  const body = bodyOf(values)
  const saved = id
    ? await updateInspirationOption(id, body)
    : await createInspirationOption({ module, ...body })
  onSaved(saved.id)
  if (!file) return
  onProgress(0)
  try {
    const image = await uploadImage(file, { signal, onProgress })
    await patchInspirationOption(saved.id, { image })
  } catch (cause) {
    throw uploadError(cause)
  }
}

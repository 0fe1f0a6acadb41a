import {
  ApiError,
  createFileUpload,
  createInspirationOption,
  type InspirationOption,
  type InspirationType,
  putFile,
  type PutFileOptions,
} from '@daymark/api'
import type { SavedChange } from '../../lib/query/editing.ts'
import { setImage, type ThoughtValues } from './changeable.ts'
import { imageToSend } from './imageToSend.ts'

export interface OptionValues {
  name: string
  type: InspirationType
  text: string
  image: File | null
}

/** Text is kept only when the type is text (docs/product.md#4-3). */
const bodyOf = ({ name, type, text }: OptionValues) =>
  type === 'text' ? { name, type, text } : { name, type }

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
  /** Saves everything but the image. */
  save: () => Promise<SavedChange<InspirationOption>>
  /** Stops the upload. */
  signal: AbortSignal
  /** Called while the image is sent, with the part of it that has been sent, from 0 to 1. */
  onProgress: (progress: number) => void
}

/** Creates an option without its image. */
export const createOption = (module: number, values: OptionValues): Promise<InspirationOption> =>
  createInspirationOption({ module, ...bodyOf(values) })

/** Returns what a form says of an option, which had an image before or null. */
export function valuesOfForm(values: OptionValues, image: number | null): ThoughtValues {
  const { name, type, text } = values
  return {
    name,
    content: type === 'text' ? { type, text } : { type, image: values.image ? 'new' : image },
  }
}

/** Creates or changes an option, then sends its image if one was chosen (docs/product.md#4-5). Throws `ApiError`. */
export async function saveOption(values: OptionValues, { save, signal, onProgress }: SaveOptions) {
  const file = values.type === 'image' && values.image && (await imageToSend(values.image))
  const saved = await save()
  if (!file) return saved
  onProgress(0)
  try {
    await setImage(saved.entity.id, await uploadImage(file, { signal, onProgress }))
  } catch (cause) {
    throw uploadError(cause)
  }
  return saved
}

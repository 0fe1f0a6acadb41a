import {
  ApiError,
  createFileUpload,
  type InspirationType,
  putFile,
  type PutFileOptions,
} from '@daymark/api'

export interface OptionValues {
  name: string
  type: InspirationType
  text: string
  image: File | null
}

/** Text is kept only when the type is text (docs/product.md#4-3). */
export function bodyOf({ name, type, text }: OptionValues) {
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
export function uploadError(cause: unknown): ApiError {
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
  const { id, fileUploadURL } = await createFileUpload({ fileName: uploadName(file.name) })
  await putFile(fileUploadURL, file, options)
  return id
}

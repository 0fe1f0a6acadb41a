import {
  ApiError,
  getCreateFileUploadMutationOptions,
  getCreateInspirationOptionMutationOptions,
  getPatchInspirationOptionMutationOptions,
  getUpdateInspirationOptionMutationOptions,
  type InspirationOption,
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
function bodyOf({ name, type, text }: OptionValues) {
  return type === 'text' ? { name, type, text } : { name, type }
}

/** Creates the option of a module, or updates the one with an id. Throws `ApiError`. */
export function saveDetails(
  values: OptionValues,
  target: { moduleId: number; optionId: number | undefined },
): Promise<InspirationOption> {
  const { moduleId, optionId } = target
  return optionId === undefined
    ? getCreateInspirationOptionMutationOptions().mutationFn({
        module: moduleId,
        ...bodyOf(values),
      })
    : getUpdateInspirationOptionMutationOptions(optionId).mutationFn(bodyOf(values))
}

/** The name under which a file is announced: the server refuses some characters in it. */
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

/** The option is saved by now: says so, and at the file what the server has against it. */
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
 * Gives an option that is saved already its image: an upload URL, the file itself, then the option points to it
 * (docs/product.md#4-5). Sending again is harmless. Throws `ApiError` as the server says it.
 */
export async function putImage(
  optionId: number,
  file: File,
  options: PutFileOptions,
): Promise<void> {
  const upload = await getCreateFileUploadMutationOptions().mutationFn({
    fileName: uploadName(file.name),
  })
  await putFile(upload.fileUploadURL, file, options)
  await getPatchInspirationOptionMutationOptions(optionId).mutationFn({ image: upload.id })
}

/**
 * The same for a form. Throws `ApiError` with code `upload_stopped` when the signal ended it, with `upload_failed`
 * otherwise; the option can be used.
 */
export async function sendImage(
  optionId: number,
  file: File,
  options: PutFileOptions,
): Promise<void> {
  try {
    await putImage(optionId, file, options)
  } catch (cause) {
    throw uploadError(cause)
  }
}

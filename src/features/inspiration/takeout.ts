import {
  createInspirationOption,
  getListInspirationItemsQueryKey,
  type InspirationOption,
  type InspirationOptionInput,
  listInspirationItems,
} from '@daymark/api'
import {
  imageTypeOf,
  maximumImageBytes,
  NameSchema,
  OptionTextSchema,
  signatureLength,
} from '@daymark/api/schemas'
import * as z from 'zod/mini'
import { isoDay } from '../../lib/days/days.ts'
import { defineTakeout } from '../../ui/module-kind/takeout.ts'
import { setImage } from './changeable.ts'
import { uploadImage } from './saveOption.ts'

/** Characters of base64 that hold the first bytes of an image. */
const signatureText = Math.ceil(signatureLength / 3) * 4

function typeOf(image: string) {
  try {
    return imageTypeOf(bytesOf(image.slice(0, signatureText)))
  } catch {
    return undefined
  }
}

const ImageSchema = z.string().check(
  z.maxLength(Math.ceil(maximumImageBytes / 3) * 4, 'file_too_big'),
  z.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'invalid_image'),
  z.refine((image) => typeOf(image) !== undefined, 'invalid_image'),
)

/** The days (ISO) on which it was shown; the server draws one for each day, so they are only told. */
const shownOn = z.optional(z.array(z.iso.date()))

const TakenThoughtSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), name: NameSchema, text: OptionTextSchema, shownOn }),
  // In base64. An option that never got its image has none.
  z.object({
    type: z.literal('image'),
    name: NameSchema,
    image: z.optional(ImageSchema),
    shownOn,
  }),
])

type TakenThought = z.infer<typeof TakenThoughtSchema>

interface Picture {
  name: string
  image: string
}

const items = { queryKey: getListInspirationItemsQueryKey, queryFn: listInspirationItems }

export const takeout = defineTakeout<InspirationOption, TakenThought, Picture, 'imageURL'>({
  schema: TakenThoughtSchema,
  async write(module, options, reading) {
    const shown = Map.groupBy(await reading.list(items, { module }), ({ option }) => option)
    const taken: TakenThought[] = []
    for (const { id, name, type, text, imageURL } of options) {
      const common = { name, shownOn: (shown.get(id) ?? []).map(({ date }) => isoDay(date)) }
      // oxlint-disable-next-line no-await-in-loop -- one picture at a time is all that a phone has room for
      const file = imageURL === null ? undefined : await reading.file(imageURL, name)
      // oxlint-disable-next-line no-await-in-loop -- as above
      const image = file && (await toBase64(file))
      taken.push(
        type === 'text' ? { ...common, type, text: text ?? '' } : { ...common, type, image },
      )
    }
    return taken
  },
  detailsOf: (taken) =>
    taken.type === 'image' && taken.image !== undefined
      ? [{ name: taken.name, image: taken.image }]
      : [],
  isItsDetails: ({ type }) => type === 'image',
  knownDetails: () => Promise.resolve(({ imageURL }) => imageURL !== null),
  create: (module, taken, signal) =>
    createInspirationOption(
      {
        module,
        name: taken.name,
        ...(taken.type === 'text' ? { type: 'text', text: taken.text } : { type: 'image' }),
        // The image comes as a detail, a text only with its type.
      } satisfies Required<Omit<InspirationOptionInput, 'image' | 'text'>>,
      signal,
    ),
  async addDetail({ id }, { name, image }, signal) {
    const type = typeOf(image) ?? ''
    const file = new File([bytesOf(image)], `${name}.${type.slice('image/'.length)}`, { type })
    await setImage(id, await uploadImage(file, { signal }), signal)
  },
})

/** Returns the bytes of a blob as base64. */
async function toBase64(blob: Blob): Promise<string> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('not readable')))
    reader.readAsDataURL(blob)
  })
  return url.slice(url.indexOf(',') + 1)
}

/** Decodes base64. Throws if the text is not base64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

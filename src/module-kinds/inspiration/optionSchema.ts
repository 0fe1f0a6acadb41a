import { InspirationTypeSchema } from '@daymark/api/schemas'
import * as z from 'zod/mini'
import { nameSchema } from '../../forms/schemas.ts'

/** The largest image, in bytes (spec section 9). */
export const maximumImageBytes = 10_485_760

const text = z.string().check(z.maxLength(2000))

/**
 * The rules of an inspiration option (spec section 5). `hasImage` says whether the option keeps an image
 * when no new one is chosen (ruling 12).
 */
export function optionSchema({ hasImage }: { hasImage: boolean }) {
  return z
    .object({
      name: nameSchema,
      type: InspirationTypeSchema,
      text,
      image: z.nullable(z.file()),
    })
    .check(({ value, issues }) => {
      const refuse = (field: 'text' | 'image', message: string) =>
        issues.push({ code: 'custom', input: value[field], path: [field], message })
      if (value.type === 'text') {
        if (value.text.trim() === '') refuse('text', 'required')
        return
      }
      if (value.image === null) {
        if (!hasImage) refuse('image', 'required')
        return
      }
      if (value.image.size > maximumImageBytes) refuse('image', 'too_big')
      else if (!value.image.type.startsWith('image/')) refuse('image', 'invalid_image')
    })
}

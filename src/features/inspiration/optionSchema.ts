import { InspirationTypeSchema, NameSchema, OptionTextSchema } from '@daymark/api/schemas'
import * as z from 'zod/mini'
import { ImageProblem, imageToSend } from './imageToSend.ts'

/**
 * Returns the rules of an inspiration option. `hasImage` says whether the option keeps an image when no new one is
 * chosen. A chosen file is looked into, so parsing is asynchronous.
 */
export function optionSchema({ hasImage }: { hasImage: boolean }) {
  return z
    .object({
      name: NameSchema,
      type: InspirationTypeSchema,
      text: z.string(),
      image: z.nullable(z.file()),
    })
    .check(async ({ value, issues }) => {
      const refuse = (field: 'text' | 'image', message: string) =>
        issues.push({ code: 'custom', input: value[field], path: [field], message })
      if (value.type === 'text') {
        const { error } = OptionTextSchema.safeParse(value.text)
        for (const { message } of error?.issues ?? []) refuse('text', message)
        return
      }
      if (value.image === null) {
        if (!hasImage) refuse('image', 'required')
        return
      }
      try {
        await imageToSend(value.image)
      } catch (error) {
        if (!(error instanceof ImageProblem)) throw error
        refuse('image', error.code)
      }
    })
}

import * as z from 'zod/mini'
import { visibleText } from './visibleText.ts'

/** zod/mini for the generated schemas. */
export * from 'zod/mini'

/** Trims a text. A text whose characters all show nothing becomes empty, so that it counts as missing. */
export function visible() {
  return z.overwrite<string>(visibleText)
}

/**
 * At most `maximum` characters of a text, or entries of a list. The description and the server count
 * characters, zod's own check counts UTF-16 units: an emoji would be two.
 */
export function maxLength<Value extends string | unknown[]>(maximum: number) {
  return z.check<Value>((payload) => {
    const { value } = payload
    if (Array.from(value).length <= maximum) return
    payload.issues.push({
      code: 'too_big',
      origin: typeof value === 'string' ? 'string' : 'array',
      maximum,
      inclusive: true,
      input: value,
      continue: true,
    })
  })
}

import type * as z from 'zod/mini'
import '../../lib/forms/zodMessages.ts'
import { BrokenFile } from './takeout.ts'

/**
 * Says where in a file the first thing is that its schema does not allow: `modules[0].options[2].name`. `within` is the place of
 * the part that was checked.
 */
export function brokenField(
  { issues: [issue] }: z.core.$ZodError,
  within: readonly PropertyKey[] = [],
): BrokenFile {
  const place = [...within, ...(issue?.path ?? [])]
    .map((part) => {
      if (typeof part === 'number') return `[${part}]`
      return /^[A-Za-z]\w*$/.test(String(part)) ? `.${String(part)}` : `["${String(part)}"]`
    })
    .join('')
    .replace(/^\./, '')
  return new BrokenFile({ ofField: issue?.message ?? 'invalid' }, place === '' ? undefined : place)
}

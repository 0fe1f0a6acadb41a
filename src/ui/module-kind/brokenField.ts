import type * as z from 'zod/mini'
import '../../lib/forms/zodMessages.ts'
import { BrokenFile } from './takeout.ts'

/** Says where in a file the first thing is that its schema does not allow: `modules[0].options[2].name`. */
export function brokenField({ issues: [issue] }: z.core.$ZodError): BrokenFile {
  const place = (issue?.path ?? [])
    .map((part) => {
      if (typeof part === 'number') return `[${part}]`
      return /^[A-Za-z]\w*$/.test(String(part)) ? `.${String(part)}` : `["${String(part)}"]`
    })
    .join('')
    .replace(/^\./, '')
  return new BrokenFile({ ofField: issue?.message ?? 'invalid' }, place === '' ? undefined : place)
}

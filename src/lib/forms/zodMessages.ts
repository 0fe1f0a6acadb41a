import * as z from 'zod/mini'

/** zod/mini has no messages: an issue becomes a code that the form translates when it shows it. */
export function codeOfIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' && Number(issue.minimum) > 1 && issue.exact === true
        ? `code_length:${issue.minimum}`
        : 'required'
    case 'too_big':
      return issue.origin === 'string'
        ? issue.exact === true
          ? `code_length:${issue.maximum}`
          : `too_long:${issue.maximum}`
        : 'invalid'
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'required' : 'invalid'
    case 'invalid_format':
      if (issue.input === '') return 'required'
      return issue.format === 'email' ? 'email' : 'invalid'
    default:
      return 'invalid'
  }
}

z.config({ customError: codeOfIssue })

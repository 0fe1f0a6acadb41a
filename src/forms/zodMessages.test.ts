import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { messageOf } from './errorCodes.ts'
import { codeSchema, nameSchema } from './schemas.ts'
import './zodMessages.ts'

function codeOf(schema: z.ZodMiniType, value: unknown): string | undefined {
  return z.safeParse(schema, value).error?.issues[0]?.message
}

const refusals: { what: string; schema: z.ZodMiniType; value: unknown; code: string }[] = [
  { what: 'an empty name', schema: nameSchema, value: '', code: 'required' },
  { what: 'a name of spaces', schema: nameSchema, value: '   ', code: 'required' },
  { what: 'a missing name', schema: nameSchema, value: undefined, code: 'required' },
  { what: 'a name of 51', schema: nameSchema, value: 'n'.repeat(51), code: 'too_long:50' },
  { what: 'a name that is a number', schema: nameSchema, value: 5, code: 'invalid' },
  { what: 'a code of 5', schema: codeSchema, value: 'ABCDE', code: 'code_length:6' },
  { what: 'a code of 7', schema: codeSchema, value: 'ABCDEFG', code: 'code_length:6' },
  { what: 'an address without @', schema: z.email(), value: 'anna', code: 'email' },
  { what: 'no address', schema: z.email(), value: '', code: 'required' },
]

test.for(refusals)('$what is refused in words', ({ schema, value, code }) => {
  expect(codeOf(schema, value)).toBe(code)
  expect(messageOf(code)).toBeDefined()
})

test('a name of 50 is fine', () => {
  expect(codeOf(nameSchema, 'n'.repeat(50))).toBeUndefined()
})

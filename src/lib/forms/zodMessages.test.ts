import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { messageOf } from './errorCodes.ts'
import { mailedCodeLength } from '@daymark/api'
import { NameSchema, OptionTextSchema, PasskeyNameSchema } from '@daymark/api/schemas'
import './zodMessages.ts'

const codeSchema = z.string().check(z.length(mailedCodeLength))

function codeOf(schema: z.ZodMiniType, value: unknown): string | undefined {
  return z.safeParse(schema, value).error?.issues[0]?.message
}

const refusals: { what: string; schema: z.ZodMiniType; value: unknown; code: string }[] = [
  { what: 'an empty name', schema: NameSchema, value: '', code: 'required' },
  { what: 'a name of spaces', schema: NameSchema, value: '   ', code: 'required' },
  { what: 'a missing name', schema: NameSchema, value: undefined, code: 'required' },
  { what: 'a name of 51', schema: NameSchema, value: 'n'.repeat(51), code: 'too_long:50' },
  { what: 'a name of 51 emoji', schema: NameSchema, value: '🌻'.repeat(51), code: 'too_long:50' },
  { what: 'a name that is a number', schema: NameSchema, value: 5, code: 'invalid' },
  {
    what: 'a passkey by a name of 51',
    schema: PasskeyNameSchema,
    value: 'n'.repeat(51),
    code: 'too_long:50',
  },
  { what: 'a text of spaces', schema: OptionTextSchema, value: ' \n ', code: 'required' },
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
  expect(codeOf(NameSchema, 'n'.repeat(50))).toBeUndefined()
  expect(codeOf(NameSchema, '🌻'.repeat(50))).toBeUndefined()
})

test.for([NameSchema, OptionTextSchema, PasskeyNameSchema])(
  'white space around a text neither counts nor is sent: %#',
  (schema) => {
    expect(z.parse(schema, `  ${'n'.repeat(50)}\n`)).toBe('n'.repeat(50))
  },
)

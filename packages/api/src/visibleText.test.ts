import { expect, test } from 'vitest'
import { NameSchema, OptionTextSchema, PasskeyNameSchema } from './schemas.ts'

const invisible = [
  '',
  ' \n\t',
  '\u00AD',
  '\u200B\u200D',
  '\u2060',
  '\u3164',
  '\uFFA0\u115F',
  '\u1160\u180E',
  '\u{1D159}',
  '\u202E',
  '\uFE0F',
  '\u2800',
  '\u{E0041}',
  ' \u2060 \u3164',
]

test.each([
  ['a name', NameSchema],
  ['a text', OptionTextSchema],
  ['the name of a passkey', PasskeyNameSchema],
])('%s of invisible characters only is refused like an empty one', (_what, schema) => {
  for (const text of invisible) {
    const { error } = schema.safeParse(text)
    expect(error?.issues[0]?.code, JSON.stringify(text)).toBe('too_small')
  }
})

test.each(['Walk', '·', '❤️', '👩‍👩‍👧', 'می‌خواهم', '한글', '́a'])('%s is a name', (text) => {
  expect(NameSchema.parse(` ${text} `)).toBe(text)
})

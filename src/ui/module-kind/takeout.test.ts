import { expectTypeOf, test } from 'vitest'
import type { LeftOutOfFile } from './takeout.ts'

interface Option {
  id: number
  module: number
  name: string
  colour: string
}

// The compiler checks these, as part of `npm run check`.
test('a member of an option that the file does not have is named', () => {
  expectTypeOf<LeftOutOfFile<Option, { name: string }>>().toEqualTypeOf<'colour'>()
})

test('a member that one shape of the file has is not left out', () => {
  type Taken = { name: string } | { name: string; colour: string }
  expectTypeOf<LeftOutOfFile<Option, Taken>>().toEqualTypeOf<never>()
})

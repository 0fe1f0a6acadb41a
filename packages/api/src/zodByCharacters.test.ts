import { describe, expect, test } from 'vitest'
import { DailyTodosModuleInputSchema } from './generated/content.zod.ts'

describe('a name of at most 50 characters', () => {
  const isTaken = (name: string) => DailyTodosModuleInputSchema.safeParse({ name }).success

  test.each([
    ['50 letters', 'x'.repeat(50), true],
    ['51 letters', 'x'.repeat(51), false],
    ['26 emoji, which are 52 UTF-16 units', '🌻'.repeat(26), true],
    ['50 emoji', '🌻'.repeat(50), true],
    ['51 emoji', '🌻'.repeat(51), false],
  ])('%s', (_, name, isFine) => {
    expect(isTaken(name)).toBe(isFine)
  })
})

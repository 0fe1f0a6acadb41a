import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { startI18n } from '../i18n/i18n.ts'
import { useDayNames } from './dayNames.ts'

beforeAll(() => startI18n('en-GB'))

test.for([
  ['2026-11-21', 'Today'],
  ['2026-11-20', 'Yesterday'],
  ['2026-11-22', 'Tomorrow'],
  ['2026-11-19', 'Thursday'],
] as const)('%s is %s on the 21st', ([day, word]) => {
  const { result } = renderHook(() => useDayNames())
  expect(result.current.spoken(day, '2026-11-21')).toBe(word)
})

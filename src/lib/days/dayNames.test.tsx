import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { chooseLanguage } from '../i18n/i18n.ts'
import { startTexts } from '../../app/start/startTexts.ts'
import { useDayNames } from './dayNames.ts'

beforeAll(() => startTexts('en-GB'))

test.for([
  ['2026-11-21', 'Today', 'Vandaag'],
  ['2026-11-20', 'Yesterday', 'Gisteren'],
  ['2026-11-22', 'Tomorrow', 'Morgen'],
  ['2026-11-19', 'Thursday', 'Donderdag'],
] as const)('%s is %s on the 21st, %s in Dutch', async ([day, english, dutch]) => {
  for (const [language, word] of [
    ['en-GB', english],
    ['nl', dutch],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await chooseLanguage(language)
    const { result } = renderHook(() => useDayNames())
    expect(result.current.spoken(day, '2026-11-21')).toBe(word)
  }
})

import { expect, test } from 'vitest'
import { signsOf } from './ModuleSidebarLinks.tsx'

test('each name has a sign of its own', () => {
  expect(signsOf(['Morning', 'Money', 'work', 'W', 'W', '🌱 Plants'])).toEqual([
    'Mo',
    'Mn',
    'Wo',
    'W',
    'W5',
    '🌱P',
  ])
})

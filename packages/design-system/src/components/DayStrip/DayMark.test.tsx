import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { transcript } from '../../testing/transcript.ts'
import { DayMark, type DayLevel } from './DayMark.tsx'

const levels: DayLevel[] = ['empty', 'some', 'passed', 'full']

test('draws each level with a shape of its own, not only a colour', () => {
  const shapes = levels.map((level) => {
    const { container } = render(<DayMark level={level} />)
    return [...container.querySelectorAll('svg > *')].map((part) => part.getAttribute('d')).join()
  })
  expect(new Set(shapes).size).toBe(levels.length)
})

test('is silent', async () => {
  const { container } = render(<DayMark level="full" />)
  expect((await transcript(container)).join()).not.toContain('image')
})

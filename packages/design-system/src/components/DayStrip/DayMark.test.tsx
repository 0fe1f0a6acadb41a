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

test('fills the disc in proportion to what is done', () => {
  const shapes = [1 / 12, 1 / 2, 11 / 12].map((part) => {
    const { container } = render(<DayMark level="some" part={part} />)
    return container.querySelector('path')?.getAttribute('d')
  })
  expect(shapes).toEqual([
    'M10 10V2A8 8 0 0 1 14.00 3.07Z',
    'M10 10V2A8 8 0 0 1 10.00 18.00Z',
    'M10 10V2A8 8 0 1 1 6.00 3.07Z',
  ])
})

test('is silent', async () => {
  const { container } = render(<DayMark level="full" />)
  expect((await transcript(container)).join()).not.toContain('image')
})

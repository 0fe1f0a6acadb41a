import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Dot } from './Dot.tsx'
import { Heading } from './Heading.tsx'
import { Text } from './Text.tsx'

test('keeps the rank of a heading whatever its size', () => {
  render(
    <Heading level={3} size="2xl">
      Ships
    </Heading>,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'Ships' })).toBeVisible()
})

test('a dot between the parts of a line is not a text of its own', () => {
  render(
    <Text>
      20 November
      <Dot />2 of 3 done
    </Text>,
  )
  expect(screen.getByRole('paragraph').textContent).toBe('20 November2 of 3 done')
})

test('is a paragraph of its own unless it is inside one', () => {
  render(
    <>
      <Text>One</Text>
      <Text as="span">Two</Text>
    </>,
  )
  expect(screen.getByText('One')).toBe(screen.getByRole('paragraph'))
  expect(screen.getAllByRole('paragraph')).toHaveLength(1)
})

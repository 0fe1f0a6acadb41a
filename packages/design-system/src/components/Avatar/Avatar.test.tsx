import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { transcript } from '../../testing/transcript.ts'
import { Avatar } from './Avatar.tsx'

test.each([
  ['Ada', 'A'],
  ['  zoë', 'z'],
  ['E\u0301lodie', 'E\u0301'],
  ['👩‍🔬 Marie', '👩‍🔬'],
  ['', ''],
])('shows of "%s" the first letter as a reader sees it', (name, letter) => {
  const { container } = render(<Avatar name={name} />)
  expect(container).toHaveTextContent(letter, { normalizeWhitespace: false })
  expect(container.textContent).toBe(letter)
})

test('is silent, because the name is beside it', async () => {
  const { container } = render(<Avatar name="Ada" />)
  expect((await transcript(container)).join()).not.toContain('A')
})

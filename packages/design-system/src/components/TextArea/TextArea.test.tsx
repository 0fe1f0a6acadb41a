import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { TextArea } from './TextArea.tsx'

test('says what is wrong with the text', () => {
  render(<TextArea label="Text" isInvalid errorMessage="A text is needed." />)
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('A text is needed.')
})

test('can be focused by a form library', () => {
  const ref = createRef<HTMLTextAreaElement>()
  render(<TextArea label="Text" inputRef={ref} />)
  ref.current?.focus()
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus()
})

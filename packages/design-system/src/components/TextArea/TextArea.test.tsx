import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { TextArea } from './TextArea.tsx'

test('keeps the lines that are typed', async () => {
  const onChange = vi.fn()
  render(<TextArea label="Text" defaultValue="One" onChange={onChange} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), '{Enter}Two')
  expect(onChange).toHaveBeenLastCalledWith('One\nTwo')
})

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

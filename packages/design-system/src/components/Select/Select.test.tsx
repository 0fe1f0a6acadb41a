import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { Select } from './Select.tsx'

const options = [
  { value: 'text', label: 'Text', description: 'A few words' },
  { value: 'image', label: 'Image' },
] as const

describe('Select', () => {
  const props = { label: 'Kind', options, placeholder: 'Choose' }

  test('chooses by mouse', async () => {
    const onChange = vi.fn()
    render(<Select {...props} value={null} onChange={onChange} />)
    await userEvent.click(screen.getByRole('button', { name: /Kind/ }))
    await userEvent.click(screen.getByRole('option', { name: 'Image' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('image')
  })

  test('chooses by keyboard', async () => {
    const onChange = vi.fn()
    render(<Select {...props} value="text" onChange={onChange} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('image')
  })

  test('says what is wrong', () => {
    render(<Select {...props} value={null} onChange={vi.fn()} isInvalid errorMessage="Required" />)
    expect(screen.getByRole('button', { name: /Kind/ })).toHaveAccessibleDescription('Required')
  })
})

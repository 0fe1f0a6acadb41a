import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { RadioGroup } from './RadioGroup.tsx'

const options = [
  { value: 'text', label: 'Text' },
  { value: 'image', label: 'Image' },
] as const

describe('RadioGroup', () => {
  test('chooses by mouse and by arrow key', async () => {
    const onChange = vi.fn()
    render(<RadioGroup label="Kind" options={options} value="text" onChange={onChange} />)
    await userEvent.click(screen.getByRole('radio', { name: 'Image' }))
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    expect(onChange.mock.calls).toEqual([['image'], ['image']])
  })

  test('says what is wrong', () => {
    render(
      <RadioGroup
        label="Kind"
        options={options}
        value={null}
        onChange={vi.fn()}
        isInvalid
        errorMessage="Choose one"
      />,
    )
    expect(screen.getByRole('radiogroup', { name: 'Kind' })).toHaveAccessibleDescription(
      'Choose one',
    )
  })
})

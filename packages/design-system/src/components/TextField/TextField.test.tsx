import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { TextField } from './TextField.tsx'

describe('TextField', () => {
  test('reports what is typed and when it is left', async () => {
    const onChange = vi.fn()
    const onBlur = vi.fn()
    render(<TextField label="Name" name="name" value="" onChange={onChange} onBlur={onBlur} />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'A')
    await userEvent.tab()
    expect(onChange).toHaveBeenCalledWith('A')
    expect(onBlur).toHaveBeenCalledOnce()
  })

  test('says what is wrong with the value as long as it is invalid', () => {
    const { rerender } = render(
      <TextField label="Name" description="Yours" isInvalid errorMessage="Required" />,
    )
    expect(screen.getByRole('textbox')).toBeInvalid()
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Yours Required')
    rerender(<TextField label="Name" description="Yours" errorMessage="Required" />)
    expect(screen.getByRole('textbox')).toBeValid()
    expect(screen.queryByText('Required')).toBeNull()
  })

  test('a date and a time leave their description to the group, which the browser says once and not with each part', () => {
    for (const type of ['date', 'time']) {
      const { unmount } = render(
        <TextField label="Until" type={type} description="At most a month" />,
      )
      expect(screen.getByLabelText('Until')).not.toHaveAccessibleDescription()
      expect(screen.getByRole('group')).toHaveAccessibleDescription('At most a month')
      unmount()
    }
  })

  test('can be focused by a form library', () => {
    const ref = createRef<HTMLInputElement>()
    render(<TextField label="Name" inputRef={ref} />)
    ref.current?.focus()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  })

  test('tells the browser what to fill in, and that it is required', () => {
    render(<TextField label="E-mail" type="email" autoComplete="email" isRequired />)
    const input = screen.getByRole('textbox', { name: 'E-mail' })
    expect(input).toHaveAttribute('autocomplete', 'email')
    expect(input).toBeRequired()
  })
})

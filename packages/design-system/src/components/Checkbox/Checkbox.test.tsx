import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { Checkbox } from './Checkbox.tsx'

describe('Checkbox', () => {
  test('is switched by mouse and by Space', async () => {
    const onChange = vi.fn()
    render(<Checkbox onChange={onChange}>Remember</Checkbox>)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember' }))
    await userEvent.keyboard(' ')
    expect(onChange.mock.calls).toEqual([[true], [false]])
  })
})

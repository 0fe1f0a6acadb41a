import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { transcript } from '../../testing/transcript.ts'
import { CodeField, normalizeCode, type CodeFieldProps } from './CodeField.tsx'

function Controlled(props: Omit<CodeFieldProps, 'label' | 'length'>) {
  const [value, setValue] = useState('')
  return <CodeField {...props} label="Code" length={6} value={value} onChange={setValue} />
}

describe('normalizeCode', () => {
  test.each([
    ['abc 123', 'ABC123'],
    ['ab-c1–23', 'ABC123'],
    ['\tabc\n123 ', 'ABC123'],
    ['abc1234', 'ABC123'],
    ['', ''],
  ])('makes %j into %j', (text, code) => {
    expect(normalizeCode(text, 6)).toBe(code)
  })
})

describe('CodeField', () => {
  test('takes a pasted code with a space in it, and is complete at once', async () => {
    const onComplete = vi.fn()
    render(<Controlled onComplete={onComplete} />)
    await userEvent.click(screen.getByRole('textbox', { name: 'Code' }))
    await userEvent.paste('abc 123')
    expect(screen.getByRole('textbox')).toHaveValue('ABC123')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('ABC123')
  })

  test('replaces a wrong code by the pasted one', async () => {
    render(<Controlled />)
    await userEvent.type(screen.getByRole('textbox'), 'wrong1')
    await userEvent.paste('xyz-789')
    expect(screen.getByRole('textbox')).toHaveValue('XYZ789')
  })

  test('is complete with the sixth typed character, and not before', async () => {
    const onComplete = vi.fn()
    render(<Controlled onComplete={onComplete} />)
    await userEvent.type(screen.getByRole('textbox'), 'abc12')
    expect(onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('3')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('ABC123')
  })

  test('is as long as it is told', async () => {
    const onComplete = vi.fn()
    render(<CodeField label="Code" length={4} value="" onComplete={onComplete} />)
    await userEvent.click(screen.getByRole('textbox'))
    await userEvent.paste('ab 34-5')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('AB34')
  })

  test('is offered the code by the device', () => {
    render(<Controlled />)
    expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code')
  })

  test('is one field to a screen reader', async () => {
    const { container } = render(
      <CodeField
        label="Code"
        length={6}
        value="ABC123"
        description="Six characters"
        isInvalid
        errorMessage="Incorrect code"
      />,
    )
    const spoken = await transcript(container)
    const fields = spoken.filter((phrase) => phrase.startsWith('textbox'))
    expect(fields).toHaveLength(1)
    expect(fields[0]).toContain('Code')
    expect(fields[0]).toContain('Six characters Incorrect code')
    expect(fields[0]).toContain('invalid')
  })
})

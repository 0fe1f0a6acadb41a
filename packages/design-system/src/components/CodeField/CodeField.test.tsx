import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { transcript } from '../../testing/transcript.ts'
import { CodeField, codeIn, type CodeFieldProps } from './CodeField.tsx'

function Controlled(props: Omit<CodeFieldProps, 'label' | 'length'>) {
  const [value, setValue] = useState('')
  return <CodeField {...props} label="Code" length={6} value={value} onChange={setValue} />
}

describe('codeIn', () => {
  test.each([
    ['abc 123', 'ABC123'],
    ['ab-c1–23', 'ABC123'],
    ['\tabc\n123 ', 'ABC123'],
    ['\u200BABC\u200B123\u2060', 'ABC123'],
    ['ＡＢＣ１２３', 'ABC123'],
    ['Your code is X9F3KQ.', 'X9F3KQ'],
    ['Please enter “x9f-3kq” within 3 minutes', 'X9F3KQ'],
    ['Je inlogcode: CDFGHJ', 'CDFGHJ'],
    ['X9F3KQ X9F3KQ', 'X9F3KQ'],
    ['X\uFE0F9\u200DF\u2800３\u3164KQ', 'X9F3KQ'],
    ['您的确认码X9F3KQ。', 'X9F3KQ'],
    ['코드는 Ｘ９Ｆ３ＫＱ입니다', 'X9F3KQ'],
    ['Привет! Ваш код: X9F3KQ', 'X9F3KQ'],
    ['Été glacé, très émétés. Ton code : X9F3KQ', 'X9F3KQ'],
    ['Code—X9F3KQ—geldig', 'X9F3KQ'],
    ['inlog-x9f3kq', 'X9F3KQ'],
    ['', ''],
  ])('makes %j into %j', (text, code) => {
    expect(codeIn(text, 6)).toBe(code)
  })

  test.each([
    'abc1234',
    'X9F3KQ or CDFGHJ',
    'Please wait a moment',
    'Your code is X9F3KQ7',
    'Your code is X9F 3KQ',
    'Je code is CDFGHJ of X9F3KQ',
    'Привет, как дела',
  ])('makes no code of %j', (text) => {
    expect(codeIn(text, 6).length).toBeGreaterThan(6)
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
    await userEvent.paste('cd 34-5')
    expect(onComplete).not.toHaveBeenCalled()
    await userEvent.paste('cd 34')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('CD34')
  })

  test('takes the code out of a pasted sentence, and nothing out of another one', async () => {
    const onComplete = vi.fn()
    render(<Controlled onComplete={onComplete} />)
    await userEvent.click(screen.getByRole('textbox'))
    await userEvent.paste('Please wait a moment')
    expect(onComplete).not.toHaveBeenCalled()
    await userEvent.paste('Your code is X9F3KQ.')
    expect(screen.getByRole('textbox')).toHaveValue('X9F3KQ')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('X9F3KQ')
  })

  test('lets nothing be typed behind a whole code', async () => {
    const onComplete = vi.fn()
    render(<Controlled onComplete={onComplete} />)
    await userEvent.type(screen.getByRole('textbox'), 'abc1234')
    expect(screen.getByRole('textbox')).toHaveValue('ABC123')
    expect(onComplete).toHaveBeenCalledOnce()
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

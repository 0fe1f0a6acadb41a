import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { transcript } from '../../testing/transcript.ts'
import { SegmentedChoice } from './SegmentedChoice.tsx'

const options = [
  { value: 'open', label: 'To do' },
  { value: 'skip', label: 'Skip' },
  { value: 'done', label: 'Done' },
] as const

describe('SegmentedChoice', () => {
  test('moves by arrow keys and chooses by Space or Enter', async () => {
    const onChange = vi.fn()
    render(<SegmentedChoice label="Status" options={options} value="open" onChange={onChange} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('done')
    await userEvent.keyboard('{ArrowLeft} ')
    expect(onChange).toHaveBeenLastCalledWith('skip')
  })

  test('is one stop for Tab, at the chosen one, wherever in it the focus went', async () => {
    render(
      <>
        <SegmentedChoice label="Status" options={options} value="skip" onChange={vi.fn()} />
        <button type="button">After</button>
      </>,
    )
    await userEvent.tab()
    expect(screen.getByRole('radio', { name: 'Skip' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(screen.getByRole('radio', { name: 'To do' })).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(screen.getByRole('radio', { name: 'Skip' })).toHaveFocus()
  })

  test('is silent when the chosen option is pressed again', async () => {
    const onChange = vi.fn()
    render(<SegmentedChoice label="Status" options={options} value="skip" onChange={onChange} />)
    await userEvent.click(screen.getByRole('radio', { name: 'Skip' }))
    expect(onChange).not.toHaveBeenCalled()
  })

  test('says what is chosen, out of what', async () => {
    const { container } = render(
      <SegmentedChoice label="Status" options={options} value="done" onChange={vi.fn()} />,
    )
    const spoken = (await transcript(container)).join('\n')
    expect(spoken).toContain('radiogroup, Status')
    expect(spoken).toContain('radio, To do, not checked')
    expect(spoken).toContain('radio, Done, checked')
  })

  test('keeps its names when only icons show', () => {
    render(
      <SegmentedChoice
        label="Status"
        options={options}
        value="done"
        isIconOnly
        onChange={vi.fn()}
      />,
    )
    expect(screen.getByRole('radio', { name: 'Done' })).toBeChecked()
  })
})

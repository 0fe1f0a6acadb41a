import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { transcript } from '../../testing/transcript.ts'
import { Swatches } from './Swatches.tsx'

const names = {
  ember: 'Orange',
  sea: 'Blue',
  heather: 'Purple',
  moss: 'Green',
  rose: 'Pink',
  lagoon: 'Turquoise',
}

test('chooses by a press and by an arrow key', async () => {
  const onChange = vi.fn()
  render(<Swatches label="Colour" names={names} value="sea" onChange={onChange} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Turquoise' }))
  screen.getByRole('radio', { name: 'Blue' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(onChange.mock.calls).toEqual([['lagoon'], ['heather']])
})

test('says which one is chosen by its name', async () => {
  const { container } = render(
    <Swatches label="Colour" isLabelHidden names={names} value="moss" onChange={vi.fn()} />,
  )
  const spoken = (await transcript(container)).join('\n')
  expect(spoken).toContain('radiogroup, Colour')
  expect(spoken).toContain('radio, Green, checked')
  expect(spoken).toContain('radio, Pink, not checked')
})

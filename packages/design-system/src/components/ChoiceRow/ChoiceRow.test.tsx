import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { transcript } from '../../testing/transcript.ts'
import { ChoiceRow, type RowChoice } from './ChoiceRow.tsx'
import { ChoiceRowName } from './ChoiceRowName.tsx'
import { ChoiceRowSkeleton } from './ChoiceRowSkeleton.tsx'
import { WaitingRow } from './WaitingRow.tsx'

const choices: readonly RowChoice<string>[] = [
  { value: 'done', label: 'Done', icon: <svg />, sign: 'filled' },
  { value: 'open', label: 'Todo', icon: <svg />, sign: 'open' },
  { value: 'skip', label: 'Skip', icon: <svg />, sign: 'dashed' },
]

function show(
  value: string | null,
  more: { fact?: string; spokenFact?: string; note?: string; description?: string } = {},
) {
  const [onChange, onNamePress] = [vi.fn(), vi.fn()]
  render(
    <ul>
      <ChoiceRow
        name="Walk"
        choices={choices}
        value={value}
        onChange={onChange}
        renderName={(look) => <ChoiceRowName {...look} onPress={() => onNamePress()} />}
        {...more}
      />
    </ul>,
  )
  return { onChange, onNamePress }
}
const radio = (name: string) => screen.getByRole('radio', { name })

test('a press on the filled sign takes it back, and Space or Enter leaves it', async () => {
  const { onChange } = show('done')
  await userEvent.tab()
  expect(radio('Done')).toHaveFocus()
  await userEvent.keyboard(' {Enter}')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.click(radio('Done'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('open')
})

test('the second press of a double click changes nothing', async () => {
  const { onChange } = show('done')
  await userEvent.dblClick(radio('Done'))
  expect(onChange).toHaveBeenCalledOnce()
})

test('a second tap in the same place changes nothing, whatever has come there', () => {
  const { onChange, onNamePress } = show('skip')
  const places = [radio('Todo'), radio('Skip'), screen.getByRole('button', { name: 'Walk' })]
  // One directly after the other, also on a busy computer.
  for (const place of places) fireEvent.click(place, { detail: 1 })
  expect(onChange).toHaveBeenCalledExactlyOnceWith('open')
  expect(onNamePress).not.toHaveBeenCalled()
})

test('keys are no second tap', async () => {
  const { onChange } = show('open')
  await userEvent.click(radio('Skip'))
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('done')
})

test('the name opens what else can be done', async () => {
  const { onNamePress } = show('open')
  const name = screen.getByRole('button', { name: 'Walk' })
  await userEvent.click(name)
  expect(onNamePress).toHaveBeenCalledOnce()
})

test('the arrow keys move between the three without choosing, and Enter chooses', async () => {
  const { onChange } = show('open')
  await userEvent.tab()
  expect(radio('Todo')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(radio('Skip')).toHaveFocus()
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('done')
})

test('says the three choices, which of them is chosen, and the fact of the name', async () => {
  show('done', {
    fact: '16',
    spokenFact: '16 days',
    note: 'Waiting',
    description: 'With the dog',
  })
  const spoken = (await transcript(screen.getByRole('listitem'))).join('\n')
  expect(spoken).toContain('radiogroup, Walk')
  expect(spoken).toContain('radio, Done, checked')
  expect(spoken).toContain('radio, Todo, not checked')
  expect(spoken).toContain('radio, Skip, not checked')
  // A title would say the name a second time.
  for (const one of screen.getAllByRole('radio')) expect(one).not.toHaveAttribute('title')
  expect(screen.getByRole('button', { name: 'Walk' })).toHaveAccessibleDescription(
    'Waiting. 16 days. With the dog',
  )
})

test('nothing can be chosen before the choice is known, and the focus stays', async () => {
  const { onChange } = show(null)
  for (const one of screen.getAllByRole('radio')) {
    expect(one).toHaveAttribute('aria-disabled', 'true')
    one.focus()
    expect(one).toHaveFocus()
    await userEvent.keyboard('{Enter}')
  }
  expect(onChange).not.toHaveBeenCalled()
})

test('the shape of a row is silent', async () => {
  const { container } = render(<ChoiceRowSkeleton width="long" />)
  expect((await transcript(container)).join('')).not.toContain('row')
})

test('a row that waits says why, and has nothing to choose', () => {
  render(
    <ul>
      <WaitingRow title="Swim" description="Not saved" end={<button type="button">Again</button>} />
    </ul>,
  )
  expect(screen.getByRole('listitem')).toHaveTextContent('SwimNot savedAgain')
  expect(screen.queryByRole('radio')).toBeNull()
})

import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ChoiceRow, type RowChoice } from '../ChoiceRow/ChoiceRow.tsx'
import { ChoiceRowName } from '../ChoiceRow/ChoiceRowName.tsx'
import { SwipeRows } from './SwipeRows.tsx'

const choices: readonly RowChoice<string>[] = [
  { value: 'done', label: 'Done', icon: <svg />, sign: 'filled' },
  { value: 'open', label: 'Todo', icon: <svg />, sign: 'open' },
  { value: 'skip', label: 'Skip', icon: <svg />, sign: 'dashed' },
]

// jsdom has neither media nor motion.
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })))

function show(value: string | null) {
  const [onChange, onPress] = [vi.fn(), vi.fn()]
  render(
    <>
      <ul>
        <ChoiceRow
          name="Walk"
          choices={choices}
          value={value}
          onChange={onChange}
          renderName={(look) => <ChoiceRowName {...look} onPress={() => onPress()} />}
        />
      </ul>
      <SwipeRows />
    </>,
  )
  return { onChange, onPress }
}

/** A finger on the name that comes down, moves in steps, and leaves. */
function wipe(
  [x, y]: readonly [number, number],
  {
    pointerType = 'touch',
    end = 'pointerUp',
  }: { pointerType?: string; end?: 'pointerUp' | 'pointerCancel' } = {},
) {
  const name = screen.getByRole('button', { name: 'Walk' })
  const at = (share: number) => ({
    pointerId: 7,
    pointerType,
    isPrimary: true,
    button: 0,
    clientX: 300 + x * share,
    clientY: 100 + y * share,
  })
  fireEvent.pointerDown(name, at(0))
  for (const share of [0.25, 0.5, 0.75, 1]) fireEvent.pointerMove(name, at(share))
  fireEvent[end](name, at(1))
}

test.each([
  { title: 'a short way', wiped: [-40, 0] as const },
  { title: 'the other way', wiped: [120, 0] as const },
  { title: 'down the page', wiped: [-70, 120] as const },
])('$title it does nothing', ({ wiped }) => {
  const { onChange } = show('open')
  wipe(wiped)
  expect(onChange).not.toHaveBeenCalled()
})

test('neither a mouse, nor a finger that the browser takes for scrolling, skips', () => {
  const { onChange } = show('open')
  wipe([-120, 0], { pointerType: 'mouse' })
  wipe([-120, 0], { end: 'pointerCancel' })
  expect(onChange).not.toHaveBeenCalled()
})

test.each(['skip', null])('a row that is %s stays as it is', (value) => {
  const { onChange, onPress } = show(value)
  wipe([-120, 0])
  expect(onChange).not.toHaveBeenCalled()
  expect(onPress).not.toHaveBeenCalled()
})

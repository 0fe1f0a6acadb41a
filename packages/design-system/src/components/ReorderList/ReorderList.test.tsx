import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Announcer } from '../LiveRegion/Announcer.tsx'
import { moved, movedTo } from './moved.ts'
import { ReorderList } from './ReorderList.tsx'

const names = ['Walk', 'Read', 'Water'].map((name, id) => ({ id, name }))

function Arranged() {
  const [items, setItems] = useState(names)
  return (
    <>
      <ReorderList
        label="To-dos"
        items={items}
        onReorder={(ids) => setItems(ids.flatMap((id) => names[id] ?? []))}
        moveUpLabel={(name) => `Move ${name} up`}
        moveDownLabel={(name) => `Move ${name} down`}
        movedLabel={(name, position, total) => `${name} is now ${position} of ${total}`}
        alreadyFirstLabel={(name) => `${name} is already first`}
        alreadyLastLabel={(name) => `${name} is already last`}
      />
      <Announcer />
    </>
  )
}

const said = (text: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text))
const order = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'))

test('two buttons move a row, keep the focus, and say where it is', async () => {
  const user = userEvent.setup()
  render(<Arranged />)
  await user.click(screen.getByRole('button', { name: 'Move Walk down' }))
  expect(order()).toEqual(['Read', 'Walk', 'Water'])
  expect(screen.getByRole('button', { name: 'Move Walk down' })).toHaveFocus()
  await said('Walk is now 2 of 3')
  await user.keyboard('{Enter}')
  expect(order()).toEqual(['Read', 'Water', 'Walk'])
  const down = screen.getByRole('button', { name: 'Move Walk down' })
  expect(down).toHaveFocus()
  expect(down).toHaveAttribute('aria-disabled', 'true')
  // At the end one more press undoes nothing: it says why nothing moves.
  await user.keyboard('{Enter}')
  expect(order()).toEqual(['Read', 'Water', 'Walk'])
  expect(down).toHaveFocus()
  await said('Walk is already last')
  await user.click(screen.getByRole('button', { name: 'Move Walk up' }))
  await user.keyboard('{Enter}{Enter}')
  expect(order()).toEqual(['Walk', 'Read', 'Water'])
  await said('Walk is already first')
})

test.for([
  [1, 1, [2, 1, 3]],
  [2, -1, [2, 1, 3]],
  [3, -1, [1, 3, 2]],
  [3, 1, [1, 2, 3]],
  [1, -1, [1, 2, 3]],
] as const)('of three %i goes %i further', ([id, step, expected]) => {
  expect(moved([1, 2, 3], id, step)).toEqual(expected)
})

test('dropped ones are before or after their target', () => {
  expect(movedTo([1, 2, 3, 4], [4], 2, true)).toEqual([1, 4, 2, 3])
  expect(movedTo([1, 2, 3, 4], [1], 3, false)).toEqual([2, 3, 1, 4])
})

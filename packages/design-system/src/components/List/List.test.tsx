import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { List, ListRow } from './List.tsx'

test('is a list with a name, whose rows hold a title, a description and a control', () => {
  render(
    <List aria-label="Today">
      <ListRow title="Stretch" description="Ten minutes" end={<button>Done</button>} />
      <ListRow title="Read" description="" />
    </List>,
  )
  const [first, second] = within(screen.getByRole('list', { name: 'Today' })).getAllByRole(
    'listitem',
  )
  expect(first).toHaveTextContent('StretchTen minutesDone')
  expect(within(first as HTMLElement).getByRole('button', { name: 'Done' })).toBeVisible()
  expect(second).toHaveTextContent(/^Read$/)
})

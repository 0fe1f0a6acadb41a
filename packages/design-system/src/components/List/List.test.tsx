import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { List, ListGroup, ListRow } from './List.tsx'

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

test('is one list of all rows of its groups', () => {
  render(
    <List aria-label="Today" isGrouped>
      {['Morning', 'Evening'].map((time) => (
        <ListGroup key={time}>
          {[
            <ListRow key="stretch" title={`Stretch, ${time}`} />,
            <ListRow key="read" title="Read" />,
          ]}
        </ListGroup>
      ))}
    </List>,
  )
  expect(screen.getAllByRole('list')).toHaveLength(1)
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(4)
})

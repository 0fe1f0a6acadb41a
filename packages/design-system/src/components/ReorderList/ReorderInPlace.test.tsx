import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Grid } from '../../layout/Grid.tsx'
import { GridItem } from '../../layout/GridItem.tsx'
import { Announcer } from '../LiveRegion/Announcer.tsx'
import { ReorderInPlace } from './ReorderInPlace.tsx'

const names = ['Walk', 'Read', 'Water']

test('an item that two lists show moves by one place', async () => {
  const user = userEvent.setup()
  const onReorder = vi.fn()
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = vi.fn()
  render(
    <>
      {['Health', 'Morning'].map((label) => (
        <Grid key={label} as="ul" aria-label={label}>
          {names.map((name, id) => (
            <GridItem key={name} orderedAs={{ list: 'to-dos', id, name }}>
              <button type="button">{name}</button>
            </GridItem>
          ))}
        </Grid>
      ))}
      <Announcer />
      <ReorderInPlace
        onReorder={onReorder}
        movedLabel={(name, position, total) => `${name} is now ${position} of ${total}`}
      />
    </>,
  )
  const second = screen.getByRole('list', { name: 'Morning' })
  within(second).getByRole('button', { name: 'Walk' }).focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(onReorder).toHaveBeenCalledExactlyOnceWith('to-dos', [1, 0, 2])
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Walk is now 2 of 3'))
})

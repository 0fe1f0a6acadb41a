import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import {
  ListCard,
  ListCardFold,
  ListCardFooter,
  ListCardMenuButton,
  ListCardNote,
  ListCardText,
} from './ListCard.tsx'

test('has its name as its heading, and over it a button that opens what can be done', async () => {
  const onPress = vi.fn()
  render(
    <ListCard
      name="Morning"
      hue="ember"
      menu={<ListCardMenuButton aria-label="Morning: more" onPress={onPress} />}
    >
      <ListCardNote action={<button type="button">Back</button>}>Yesterday</ListCardNote>
      <ListCardText title="Nothing yet">Add something.</ListCardText>
      <ListCardFooter end={<ListCardFold>2 done</ListCardFold>}>
        <button type="button">Add</button>
      </ListCardFooter>
    </ListCard>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Morning' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Morning: more' }))
  expect(onPress).toHaveBeenCalledOnce()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '',
    'Back',
    'Add',
    '2 done',
  ])
})

test('has no heading before its name is known', () => {
  render(<ListCard hue="day">{null}</ListCard>)
  expect(screen.queryByRole('heading')).toBeNull()
})

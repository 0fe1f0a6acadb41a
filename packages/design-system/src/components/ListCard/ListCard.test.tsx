import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import {
  ListCard,
  ListCardFold,
  ListCardFooter,
  ListCardName,
  ListCardNote,
  ListCardText,
} from './ListCard.tsx'

test('has its name as its heading, which opens what can be done', async () => {
  const onPress = vi.fn()
  render(
    <ListCard
      name="Morning"
      hue="ember"
      heading={
        <ListCardName aria-label="Morning: more" onPress={onPress}>
          Morning
        </ListCardName>
      }
    >
      <ListCardNote action={<button type="button">Back</button>}>Yesterday</ListCardNote>
      <ListCardText title="Nothing yet">Add something.</ListCardText>
      <ListCardFooter end={<ListCardFold>2 done</ListCardFold>}>
        <button type="button">Add</button>
      </ListCardFooter>
    </ListCard>,
  )
  const card = within(screen.getByRole('article'))
  expect(card.getByRole('heading', { level: 2, name: /^Morning/ })).toBeVisible()
  await userEvent.click(card.getByRole('button', { name: 'Morning: more' }))
  expect(onPress).toHaveBeenCalledOnce()
  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Morning',
    'Back',
    'Add',
    '2 done',
  ])
})

test('has no heading before its name is known', () => {
  render(
    <ListCard heading={<span>···</span>} hue="day">
      {null}
    </ListCard>,
  )
  expect(screen.queryByRole('heading')).toBeNull()
})

import {
  AddField,
  ChoiceRow,
  ChoiceRowName,
  GridItem,
  PagePartsProvider,
} from '@daymark/design-system'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { useCardKeys } from './useCardKeys.ts'

function Cards({ onChange }: { onChange: (name: string, value: string) => void }) {
  useCardKeys()
  return ['Walk', 'Read'].map((name, id) => (
    <GridItem key={name} orderedAs={{ list: 'cards', id, name }} isTarget aria-label={name}>
      <ChoiceRow
        name={name}
        choices={[
          { value: 'done', label: 'Done', icon: null, sign: 'filled' },
          { value: 'todo', label: 'Todo', icon: null, sign: 'open' },
        ]}
        value="todo"
        onChange={(value) => onChange(name, value)}
        renderName={(look) => <ChoiceRowName {...look} />}
        shortcut="x"
        orderedAs={{ list: `card-${id}`, id: 0, name }}
      />
      <AddField label={`Add to ${name}`} addLabel="Add" onAdd={() => undefined} shortcut="n" />
    </GridItem>
  ))
}

function show() {
  const onChange = vi.fn()
  render(
    <PagePartsProvider>
      <Cards onChange={onChange} />
    </PagePartsProvider>,
  )
  return onChange
}
const field = (card: string) => screen.getByRole('textbox', { name: `Add to ${card}` })

test('a key of a row acts in the row that has the focus, and in no other one', async () => {
  const onChange = show()
  await userEvent.keyboard('x')
  expect(onChange).not.toHaveBeenCalled()
  screen.getByRole('button', { name: 'Read' }).focus()
  await userEvent.keyboard('x')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Read', 'done')
})

test('a key of a card acts in the first one, until another one is used', async () => {
  show()
  await userEvent.keyboard('n')
  expect(field('Walk')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  screen.getByRole('button', { name: 'Read' }).focus()
  screen.getByRole('button', { name: 'Read' }).blur()
  await userEvent.keyboard('n')
  expect(field('Read')).toHaveFocus()
})

import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AddField } from './AddField.tsx'

test('Enter adds what was typed, and the same empty field keeps the focus', async () => {
  const onAdd = vi.fn<(text: string) => undefined>()
  render(<AddField label="Add a to-do" addLabel="Add" onAdd={onAdd} />)
  const field = screen.getByRole('textbox', { name: 'Add a to-do' })
  await userEvent.type(field, ' Milk {Enter}Bread{Enter}')
  expect(onAdd.mock.calls).toEqual([['Milk'], ['Bread']])
  expect(screen.getByRole('textbox')).toBe(field)
  expect(field).toHaveFocus()
  expect(field).toHaveValue('')
})

test('the button adds as well', async () => {
  const onAdd = vi.fn<(text: string) => undefined>()
  render(<AddField label="Add a to-do" addLabel="Add" onAdd={onAdd} />)
  await userEvent.type(screen.getByRole('textbox'), 'Milk')
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(onAdd).toHaveBeenCalledExactlyOnceWith('Milk')
  expect(screen.getByRole('textbox')).toHaveFocus()
})

test('what is refused stays, with the reason until something else is typed', async () => {
  render(<AddField label="Add a to-do" addLabel="Add" onAdd={() => 'Too vague'} />)
  const field = screen.getByRole('textbox')
  await userEvent.type(field, 'Things{Enter}')
  expect(field).toHaveValue('Things')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Too vague')
  await userEvent.type(field, '!')
  expect(field).toBeValid()
})

test('Escape keeps what was typed, and gives the focus back', async () => {
  render(
    <>
      <button type="button">Walk</button>
      <AddField label="Add a to-do" addLabel="Add" onAdd={() => undefined} />
    </>,
  )
  screen.getByRole('button', { name: 'Walk' }).focus()
  await userEvent.tab()
  await userEvent.keyboard('Milk{Escape}')
  expect(screen.getByRole('textbox')).toHaveValue('Milk')
  expect(screen.getByRole('button', { name: 'Walk' })).toHaveFocus()
})

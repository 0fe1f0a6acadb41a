import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { transcript } from '../../testing/transcript.ts'
import { ControlRow } from './ControlRow.tsx'
import { GroupRow } from './GroupRow.tsx'
import { QuietAction } from './QuietAction.tsx'
import { RowGroup } from './RowGroup.tsx'
import { SelectRow } from './SelectRow.tsx'

test('is a list with the name of its title, whose rows are links, buttons or texts', async () => {
  const onPress = vi.fn()
  render(
    <RowGroup title="Account">
      <GroupRow label="Address" value="ada@example.org" href="/address" />
      <GroupRow label="Reminder" note="Every day" onPress={onPress} />
      <GroupRow label="Created" value="2026-01-31" />
    </RowGroup>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Account' })).toBeVisible()
  const rows = within(screen.getByRole('list', { name: 'Account' })).getAllByRole('listitem')
  expect(rows).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Address ada@example.org' })).toHaveAttribute(
    'href',
    '/address',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Reminder Every day' }))
  expect(onPress).toHaveBeenCalledOnce()
  expect(rows[2]).toHaveTextContent('Created 2026-01-31')
})

test('says the name of a control once', async () => {
  const { container } = render(
    <RowGroup aria-label="Preferences">
      <ControlRow label="Theme">
        <button type="button">Theme</button>
      </ControlRow>
    </RowGroup>,
  )
  const spoken = (await transcript(container)).join('\n')
  expect(spoken.match(/Theme/gu)).toHaveLength(1)
})

test('chooses one of several options, and says the sentence about them', async () => {
  const onChange = vi.fn()
  const options = [
    { value: 'en', label: 'English' },
    { value: 'nl', label: 'Nederlands' },
  ] as const
  render(
    <RowGroup aria-label="Preferences">
      <SelectRow
        label="Language"
        note="On this device."
        options={options}
        value="en"
        onChange={onChange}
      />
    </RowGroup>,
  )
  const select = screen.getByRole('combobox', { name: 'Language' })
  expect(select).toHaveAccessibleDescription('On this device.')
  await userEvent.selectOptions(select, 'Nederlands')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('nl')
  expect(select).toHaveValue('en')
})

test('does what a quiet action says', async () => {
  const onPress = vi.fn()
  render(<QuietAction onPress={onPress}>Delete…</QuietAction>)
  await userEvent.click(screen.getByRole('button', { name: 'Delete…' }))
  expect(onPress).toHaveBeenCalledOnce()
})

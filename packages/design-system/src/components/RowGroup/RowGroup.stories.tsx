import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { PersonIcon } from '../../icons/person.tsx'
import { DownloadIcon, TrashIcon } from '../../icons/things.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { SegmentedChoice } from '../SegmentedChoice/SegmentedChoice.tsx'
import { ControlRow } from './ControlRow.tsx'
import { FoldRow } from './FoldRow.tsx'
import { GroupRow } from './GroupRow.tsx'
import { QuietAction } from './QuietAction.tsx'
import { RowGroup } from './RowGroup.tsx'
import { RowSection } from './RowSection.tsx'
import { SelectRow } from './SelectRow.tsx'
import { SwitchRow } from './SwitchRow.tsx'

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Auto' },
] as const
const wakes = [
  { value: 'six', label: 'At six in the morning where I am' },
  { value: 'eight', label: 'At eight, when everybody else is up' },
] as const
const languages = [
  { value: 'en', label: 'English' },
  { value: 'nl', label: 'Nederlands' },
] as const

const changed = fn()

function Preferences({ isOn = true }: { isOn?: boolean }) {
  const [wake, setWake] = useState<'six' | 'eight'>('six')
  const [theme, setTheme] = useState<'light' | 'dark' | 'auto'>('auto')
  const [language, setLanguage] = useState<'en' | 'nl'>('en')
  const [isShown, setIsShown] = useState(isOn)
  const show = (next: boolean) => {
    setIsShown(next)
    changed(next)
  }
  return (
    <RowGroup title="Preferences">
      <SelectRow
        label="Wake me"
        note="On all devices, also on those that are new."
        isStacked
        options={wakes}
        value={wake}
        onChange={setWake}
      />
      <ControlRow label="Theme">
        <SegmentedChoice label="Theme" options={themes} value={theme} onChange={setTheme} />
      </ControlRow>
      <SelectRow label="Language" options={languages} value={language} onChange={setLanguage} />
      <SwitchRow
        label="Show numbers"
        note="Off hides them everywhere."
        isSelected={isShown}
        onChange={show}
      />
    </RowGroup>
  )
}

const meta = {
  title: 'Components/Row group',
  component: RowGroup,
  parameters: {
    guidance: {
      use: 'For what can be set or opened: each row says what it is, and what is set.',
      avoid: 'For a form with fields to type in, or for values in columns.',
      good: {
        text: 'One row for one thing, with its value.',
        render: () => (
          <RowGroup>
            <GroupRow label="Reminder" value="07:30" href="#reminder" />
          </RowGroup>
        ),
      },
      bad: {
        text: 'The value is in the label, and the row says nothing of where it leads.',
        render: () => (
          <RowGroup>
            <GroupRow label="The reminder is at 07:30" hasChevron={false} href="#reminder" />
          </RowGroup>
        ),
      },
    } satisfies Guidance,
  },
  args: {
    title: 'Account',
    children: (
      <>
        <GroupRow
          icon={<PersonIcon />}
          label="My account"
          value="keeper.of.the.little.garden.behind.the.house@example.org"
          href="#account"
        />
        <GroupRow icon={<DownloadIcon />} label="Your data" href="#data" />
        <GroupRow label="Archived" note="Two of them since spring." onPress={fn()} />
        <GroupRow label="Created" value="2026-01-31" />
      </>
    ),
  },
} satisfies Meta<typeof RowGroup>

export default meta
type Story = StoryObj<typeof meta>

/** All of a row leads on; a long value is cut, and a row without a way says only what is set. */
export const Rows: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getByRole('list', { name: 'Account' })
    const row = canvas.getByRole('link', { name: /^My account/ })
    await expect(row.offsetWidth).toBe(rows.clientWidth)
    await expect(row.offsetHeight).toBeGreaterThanOrEqual(52)
  },
}

/** What is chosen takes effect at once. The whole row of a switch can be pressed. */
export const Controls: Story = {
  render: () => <Preferences />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('switch', { name: 'Show numbers' })
    await expect(row).toBeChecked()
    await expect(row).toHaveAccessibleDescription('Off hides them everywhere.')
    await userEvent.click(canvas.getByText('Off hides them everywhere.'))
    await expect(row).not.toBeChecked()
    await expect(changed).toHaveBeenLastCalledWith(false)
    row.focus()
    await userEvent.keyboard(' ')
    await expect(row).toBeChecked()
  },
}

/** What is seldom wanted is below the card. */
export const WithAction: Story = {
  render: (args) => (
    <Stack gap={4}>
      <RowGroup {...args} />
      <QuietAction icon={<TrashIcon size="small" />}>Delete…</QuietAction>
    </Stack>
  ),
}

/** Where there is no room, a control is below its label and nothing is cut but values. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <div style={{ inlineSize: 224 }}>
      <Stack gap={4}>
        <Preferences isOn={false} />
        <RowGroup {...args} />
      </Stack>
    </div>
  ),
}

/** A row shows in its place what it is about. */
export const Unfolding: Story = {
  args: {
    children: (
      <FoldRow label="Harbours" value="2">
        <RowGroup aria-label="Harbours">
          <GroupRow label="Hoorn" />
        </RowGroup>
      </FoldRow>
    ),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button', { name: /Harbours/ })
    await userEvent.click(row)
    await expect(row).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('Hoorn')).toBeVisible()
  },
}

/** The same title above another card of rows. */
export const Section: Story = {
  render: () => (
    <RowSection title="Account">
      <RowGroup aria-label="Account">
        <GroupRow label="Created" value="2026-01-31" />
      </RowGroup>
    </RowSection>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '../../docs/controlled.tsx'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { expect, fn, userEvent } from 'storybook/test'
import { MonitorIcon, MoonIcon, SunIcon } from '../../icons/person.tsx'
import { CheckIcon, CircleIcon, SkipIcon } from '../../icons/signs.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { SegmentedChoice } from './SegmentedChoice.tsx'

const Controlled = controlled(SegmentedChoice<string>)

const statuses = [
  { value: 'open', label: 'To do', icon: <CircleIcon size="small" /> },
  { value: 'skip', label: 'Skip', icon: <SkipIcon size="small" /> },
  { value: 'done', label: 'Done', icon: <CheckIcon size="small" /> },
] as const

const themes = [
  { value: 'light', label: 'Light', icon: <SunIcon size="small" /> },
  { value: 'dark', label: 'Dark', icon: <MoonIcon size="small" /> },
  { value: 'auto', label: 'System', icon: <MonitorIcon size="small" /> },
] as const

const meta = {
  title: 'Components/Segmented choice',
  component: SegmentedChoice<string>,
  parameters: {
    guidance: {
      use: 'One of two to four short options that takes effect at once.',
      avoid: 'For long words, or for more than four.',
      good: {
        text: 'Short, and all in sight.',
        render: () => (
          <SegmentedChoice label="Status" options={statuses} value="open" onChange={fn()} />
        ),
      },
      bad: {
        text: 'Too long to fit next to each other.',
        render: () => (
          <SegmentedChoice
            label="Theme"
            options={[
              { value: 'auto', label: 'The theme of my system, whatever it is' },
              { value: 'dark', label: 'Always the dark theme' },
            ]}
            value="auto"
            onChange={fn()}
          />
        ),
      },
    } satisfies Guidance,
  },
  args: { label: 'Status', options: statuses, value: 'open', onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SegmentedChoice<string>>

export default meta
type Story = StoryObj<typeof meta>

/** One of three, all in sight; the chosen one differs in ground, edge and state. */
export const Statuses: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Done' }))
    await expect(canvas.getByRole('radio', { name: 'Done' })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('done')
  },
}

/** Icons only, where the place is small; names are spoken. */
export const IconsOnly: Story = {
  args: { label: 'Theme', options: themes, value: 'auto', isIconOnly: true, size: 'small' },
}

/** At the end of a page: in a narrow window the chosen icon alone has an edge. */
export const BareWhenNarrow: Story = {
  args: { ...IconsOnly.args, isBareWhenNarrow: true },
  globals: { viewport: { value: 'phone' } },
}

/** Every size and state. */
export const Matrix: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Stack align="start">
      {['open', 'skip', 'done'].map((value) => (
        <Controlled
          key={value}
          label={`Status ${value}`}
          options={statuses}
          value={value}
          onChange={fn()}
        />
      ))}
      <Controlled
        label="Show"
        isLabelHidden={false}
        size="small"
        options={themes}
        value="dark"
        onChange={fn()}
      />
    </Stack>
  ),
}

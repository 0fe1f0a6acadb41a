import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Time } from './Time.tsx'

const meta = {
  title: 'Components/Time',
  component: Time,
  parameters: {
    guidance: {
      use: 'A moment or a day, in the words of the reader’s language.',
      avoid: 'For a length of time.',
      good: {
        text: 'In words that people use.',
        render: () => <Time dateTime="2026-11-21T09:30:00.000Z">21 Nov 2026, 09:30</Time>,
      },
      bad: {
        text: 'Technical words.',
        render: () => <Time dateTime="2026-11-21T09:30:00.000Z">2026-11-21T09:30:00.000Z</Time>,
      },
    } satisfies Guidance,
  },
  args: { children: '21 Nov 2026, 09:30', dateTime: '2026-11-21T09:30:00.000Z' },
} satisfies Meta<typeof Time>

export default meta
type Story = StoryObj<typeof meta>

/** Inside a sentence it looks like the text around it. */
export const InText: Story = {
  render: (args) => (
    <Text>
      Last used on <Time {...args} />
    </Text>
  ),
}

/** Figures are equally wide, and line up. */
export const InAColumn: Story = {
  render: () => (
    <Stack gap={0}>
      <Time dateTime="2026-11-11">11 Nov 2026</Time>
      <Time dateTime="2026-08-30">30 Aug 2026</Time>
    </Stack>
  ),
}

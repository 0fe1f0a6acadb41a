import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { Inline } from '../../layout/Inline.tsx'
import { Text } from '../Text/Text.tsx'
import { DayMark } from './DayMark.tsx'

const meta = {
  title: 'Components/Day mark',
  component: DayMark,
  parameters: {
    guidance: {
      use: 'How one day went, beside the words for it.',
      avoid: 'On its own: screen readers get nothing.',
      good: {
        text: 'With its words.',
        render: () => (
          <Inline>
            <DayMark level="full" />
            <Text as="span">All of it</Text>
          </Inline>
        ),
      },
      bad: {
        text: 'Four shapes without an explanation.',
        render: () => (
          <Inline>
            <DayMark level="some" />
            <DayMark level="passed" />
          </Inline>
        ),
      },
    } satisfies Guidance,
  },
  args: { level: 'full' },
} satisfies Meta<typeof DayMark>

export default meta
type Story = StoryObj<typeof meta>

/** Beside the words for it. */
export const BesideWords: Story = {
  render: (args) => (
    <Inline>
      <DayMark {...args} />
      <Text as="span">All of it</Text>
    </Inline>
  ),
}

/** Every level has a shape of its own. */
export const Matrix: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Inline gap={4}>
      {(['empty', 'some', 'passed', 'full'] as const).map((level) => (
        <DayMark key={level} level={level} />
      ))}
    </Inline>
  ),
}

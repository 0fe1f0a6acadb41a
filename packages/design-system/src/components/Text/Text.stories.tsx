import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { fontSize, type FontSize } from '../../theme/tokens.ts'
import { Heading } from './Heading.tsx'
import { Text } from './Text.tsx'
import { Dot } from './Dot.tsx'
import { Name, Strong, Words } from './Words.tsx'

const meta = {
  title: 'Components/Text',
  component: Text,
  parameters: {
    guidance: {
      use: 'All running text.',
      avoid: 'For text that has its own component: Heading, Link, Badge, Time.',
      good: {
        text: 'One size for one purpose.',
        render: () => (
          <Stack gap={1}>
            <Text weight="strong">A lighthouse</Text>
            <Text tone="muted" size="sm">
              shows the way at night.
            </Text>
          </Stack>
        ),
      },
      bad: {
        text: 'Large text is not a heading to a screen reader.',
        render: () => (
          <Text size="xl" weight="strong">
            A lighthouse
          </Text>
        ),
      },
    } satisfies Guidance,
  },
  args: { children: 'A lighthouse shows the way at night, a buoy by day.' },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

/** Running text. */
export const Plain: Story = {}

/** The words that count in a line. */
export const WithStrongWords: Story = {
  args: {
    children: (
      <>
        26 November
        <Dot />
        <Strong>4 of 15</Strong> done
      </>
    ),
  },
}

/** Texts that come and go beside others, and a name, which a translator of the browser leaves as it is. */
export const ForTranslators: Story = {
  render: () => (
    <Text>
      <Words>
        20 November
        <Dot />
        <Name>Morning</Name>
        <Dot />2 of 3 done
      </Words>
    </Text>
  ),
}

/** The outline of a page: rank and size are independent. */
export const Headings: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>First level</Heading>
      <Heading level={2}>Second level</Heading>
      <Heading level={3} size="sm">
        Third level, small
      </Heading>
    </Stack>
  ),
}

/** The whole type scale in all tones. */
export const Matrix: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Stack gap={2}>
      {(Object.keys(fontSize) as FontSize[]).map((size) => (
        <Text key={size} size={size}>
          {size}: the quick brown fox
        </Text>
      ))}
      {(['default', 'muted', 'warning', 'danger'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { expect } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'Components/Visually hidden',
  component: VisuallyHidden,
  parameters: {
    guidance: {
      use: 'Text for screen readers that the layout shows to everyone else.',
      avoid: 'To keep something secret from some people.',
      good: {
        text: 'Completes the name.',
        render: () => (
          <Text>
            Settings<VisuallyHidden> of the list “Morning”</VisuallyHidden>
          </Text>
        ),
      },
      bad: {
        text: 'Tells one group more than the other.',
        render: () => (
          <Text>
            Delete<VisuallyHidden>, which cannot be undone</VisuallyHidden>
          </Text>
        ),
      },
    } satisfies Guidance,
  },
  args: { children: ' of the list “Morning”' },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

/** Completes a text for people who hear it without the content around it. */
export const InText: Story = {
  render: (args) => (
    <Text>
      Settings
      <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const size = canvas.getByText('of the list “Morning”').getBoundingClientRect()
    await expect([size.width, size.height]).toEqual([1, 1])
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { expect, userEvent } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'Components/Skip link',
  component: SkipLink,
  parameters: {
    guidance: {
      use: 'Once, first on a page with a header.',
      avoid: 'As a link that is always visible.',
      good: {
        text: 'Leads to the content. Press Tab to see it.',
        render: () => (
          <Stack>
            <SkipLink>Skip to content</SkipLink>
            <Text>The content.</Text>
          </Stack>
        ),
      },
      bad: {
        text: 'Skips past the main content.',
        render: () => <SkipLink>Skip to the footer</SkipLink>,
      },
    } satisfies Guidance,
  },
  args: { children: 'Skip to content' },
  render: (args) => (
    <Stack>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        <Text>The content of the page. Press Tab to see the link.</Text>
      </main>
    </Stack>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

/** Shows itself to the keyboard only. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}

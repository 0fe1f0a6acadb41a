import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { expect, userEvent } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { TextArea } from './TextArea.tsx'

const meta = {
  title: 'Components/Text area',
  component: TextArea,
  parameters: {
    guidance: {
      use: 'Several lines of text.',
      avoid: 'For a name or an address: use a TextField.',
      good: {
        text: 'As many rows as people write.',
        render: () => <TextArea label="Text" rows={3} />,
      },
      bad: {
        text: 'Several lines for a single word.',
        render: () => <TextArea label="First name" />,
      },
    } satisfies Guidance,
  },
  args: { label: 'Text', description: 'A few lines, if you like.' },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

/** Enter begins a new line. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Text' })
    await userEvent.type(area, 'One{Enter}Two')
    await expect(area).toHaveValue('One\nTwo')
  },
}

/** Refused and short. */
export const Matrix: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Stack>
      <TextArea label="Invalid" isInvalid errorMessage="A text is needed." />
      <TextArea label="Short" rows={2} />
      <TextArea label="Thought" defaultValue="Begin at once." isQuoted />
    </Stack>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
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

function Counted() {
  const [value, setValue] = useState('Did the long loop.')
  return (
    <TextArea
      label="Note"
      description="Only you can read it."
      value={value}
      onChange={setValue}
      limit={{ max: 20, label: (length) => `${length} of 20` }}
    />
  )
}

/** Always shows how long the text is, and says it near the limit. */
export const WithLimit: Story = {
  render: () => <Counted />,
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Note' })
    await expect(canvas.getByText('18 of 20')).toBeVisible()
    await expect(area).toHaveAccessibleDescription('Only you can read it.')
    await userEvent.type(area, '!')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('19 of 20'), {
      timeout: 3000,
    })
    await userEvent.clear(area)
    await expect(canvas.getByText('0 of 20')).toBeVisible()
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

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/guidance.ts'
import { expect, userEvent } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Components/Text field',
  component: TextField,
  parameters: {
    guidance: {
      use: 'One line of text.',
      avoid: 'For several lines, a code or a choice.',
      good: {
        text: 'A label that stays.',
        render: () => <TextField label="E-mail address" type="email" />,
      },
      bad: {
        text: 'No visible label.',
        render: () => <TextField label="E-mail address" isLabelHidden />,
      },
    } satisfies Guidance,
  },
  args: { label: 'Name' },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

/** One line of text. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada')
    await expect(canvas.getByRole('textbox')).toHaveValue('Ada')
  },
}

/** Help that is always there, connected with the field. */
export const WithDescription: Story = {
  args: {
    label: 'E-mail address',
    type: 'email',
    autoComplete: 'email',
    description: 'A code will be sent to this address.',
    isRequired: true,
  },
}

/** Invalid: the reason is under the field, with an icon besides the colour. */
export const Invalid: Story = {
  args: {
    label: 'E-mail address',
    defaultValue: 'ada@',
    isInvalid: true,
    errorMessage: 'Enter a valid e-mail address',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Enter a valid e-mail address',
    )
  },
}

/** Several lines. */
export const SeveralLines: Story = {
  render: () => <TextArea label="Text" description="Line breaks are kept." />,
}

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Stack maxWidth="form">
      <TextField label="Empty" />
      <TextField label="Filled" defaultValue="Something" />
      <TextField label="Required" isRequired />
      <TextField label="Read only" defaultValue="Cannot be changed" isReadOnly />
      <TextField label="Disabled" defaultValue="Not now" isDisabled />
      <TextField label="Invalid" isInvalid errorMessage="This field is required" />
      <TextField label="Hidden label" isLabelHidden />
      <TextArea label="Lines" defaultValue={'One\nTwo'} />
      <TextArea label="Invalid lines" isInvalid errorMessage="This field is required" />
    </Stack>
  ),
}

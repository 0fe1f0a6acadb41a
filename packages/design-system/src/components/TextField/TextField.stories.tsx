import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
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
        text: 'The label does not say what to type.',
        render: () => <TextField label="Value" />,
      },
    } satisfies Guidance,
  },
  args: { label: 'Name' },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

/** One line of text. */
export const Plain: Story = {}

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
}

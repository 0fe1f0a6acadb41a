import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '../../docs/controlled.tsx'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { fn } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const Controlled = controlled(RadioGroup<string>)

const meta = {
  title: 'Components/Radio group',
  component: RadioGroup<string>,
  parameters: {
    guidance: {
      use: 'One of two to six, in a form.',
      avoid: 'For what takes effect at once: use a SegmentedChoice.',
      good: {
        text: 'Each option is a name of its own.',
        render: () => (
          <RadioGroup
            label="Kind"
            options={[
              { value: 'text', label: 'Text' },
              { value: 'image', label: 'Image' },
            ]}
            value="text"
            onChange={fn()}
          />
        ),
      },
      bad: {
        text: 'Yes and no is a Checkbox.',
        render: () => (
          <RadioGroup
            label="Remember this device"
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
            value="yes"
            onChange={fn()}
          />
        ),
      },
    } satisfies Guidance,
  },
  args: {
    label: 'Kind',
    options: [
      { value: 'text', label: 'Text' },
      { value: 'image', label: 'Image' },
    ],
    value: 'text',
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RadioGroup<string>>

export default meta
type Story = StoryObj<typeof meta>

/** Below each other. */
export const Plain: Story = {}

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <Stack>
      <Controlled {...args} label="Beside each other" orientation="horizontal" />
      <Controlled {...args} label="Nothing chosen" value={null} isRequired />
      <Controlled {...args} label="Invalid" isInvalid errorMessage="Choose a kind" />
    </Stack>
  ),
}

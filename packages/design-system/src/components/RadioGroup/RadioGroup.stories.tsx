import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/guidance.ts'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'

function Controlled(props: RadioGroupProps<string>) {
  const [value, setValue] = useState(props.value)
  const change = (next: string) => {
    setValue(next)
    props.onChange(next)
  }
  return <RadioGroup {...props} value={value} onChange={change} />
}

const meta = {
  title: 'Components/Radio group',
  component: RadioGroup<string>,
  parameters: {
    guidance: {
      use: 'One of two to six that need a word of explanation.',
      avoid: 'For what takes effect at once: use a SegmentedChoice.',
      good: {
        text: 'Each option says what follows from it.',
        render: () => (
          <RadioGroup
            label="Kind"
            options={[
              { value: 'text', label: 'Text', description: 'A few words' },
              { value: 'image', label: 'Image', description: 'A photograph' },
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
      { value: 'text', label: 'Text', description: 'A few words' },
      { value: 'image', label: 'Image', description: 'A photograph or a drawing' },
    ],
    value: 'text',
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RadioGroup<string>>

export default meta
type Story = StoryObj<typeof meta>

/** Options with room for an explanation. */
export const Plain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Image/ }))
    await expect(args.onChange).toHaveBeenCalledWith('image')
  },
}

/** The arrow keys choose. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenCalledWith('image')
  },
}

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <Stack>
      <Controlled {...args} label="Beside each other" orientation="horizontal" />
      <Controlled {...args} label="Nothing chosen" value={null} isRequired />
      <Controlled {...args} label="Disabled" isDisabled />
      <Controlled {...args} label="Invalid" isInvalid errorMessage="Choose a kind" />
    </Stack>
  ),
}

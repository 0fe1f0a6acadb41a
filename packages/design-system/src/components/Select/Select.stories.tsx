import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { Select, type SelectProps } from './Select.tsx'

function Controlled(props: SelectProps<string>) {
  const [value, setValue] = useState(props.value)
  const change = (next: string) => {
    setValue(next)
    props.onChange(next)
  }
  return <Select {...props} value={value} onChange={change} />
}

const options = [
  { value: 'north', label: 'North', description: 'Cold and clear' },
  { value: 'east', label: 'East' },
  { value: 'south', label: 'South' },
  { value: 'west', label: 'West' },
]

const meta = {
  title: 'Components/Select',
  component: Select<string>,
  args: {
    label: 'Wind',
    options,
    value: null,
    placeholder: 'Choose a direction',
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Select<string>>

export default meta
type Story = StoryObj<typeof meta>

/** Chosen by mouse. */
export const Plain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Wind/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'East' }))
    await expect(args.onChange).toHaveBeenCalledWith('east')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(canvas.getByRole('button', { name: /East/ })).toBeVisible()
  },
}

/** Chosen by keyboard; typing a letter finds an option. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /Wind/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('w{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('west')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <Stack maxWidth="form">
      <Controlled {...args} label="Empty" />
      <Controlled {...args} label="Filled" value="north" />
      <Controlled {...args} label="Disabled" value="north" isDisabled />
      <Controlled {...args} label="Invalid" isInvalid errorMessage="This field is required" />
      <Controlled {...args} label="Described" description="Where it comes from" isRequired />
    </Stack>
  ),
}

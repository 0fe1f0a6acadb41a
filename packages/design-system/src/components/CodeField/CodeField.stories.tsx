import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { Card } from '../Card/Card.tsx'
import { CodeField, type CodeFieldProps } from './CodeField.tsx'

function ControlledCodeField(props: CodeFieldProps) {
  const [value, setValue] = useState(props.value ?? '')
  return <CodeField {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Components/Code field',
  component: CodeField,
  // What stands at its edges reaches a little into the room beside it.
  decorators: [
    (Story) => (
      <Card as="div">
        <Story />
      </Card>
    ),
  ],
  parameters: {
    guidance: {
      use: 'A code of a known length that the person has received.',
      avoid: 'For a password, or a number without a fixed length.',
      good: {
        text: 'As many places as the code has.',
        render: () => <CodeField label="Code from the message" length={6} />,
      },
      bad: {
        text: 'One place more than the code has: it is never full.',
        render: () => <CodeField label="Code from the message" length={7} defaultValue="AB3C9X" />,
      },
    } satisfies Guidance,
  },
  args: { label: 'Code', length: 6, onComplete: fn() },
  render: (args) => <ControlledCodeField {...args} />,
} satisfies Meta<typeof CodeField>

export default meta
type Story = StoryObj<typeof meta>

/** Six characters in one field; the sixth completes it. */
export const Plain: Story = {
  args: { description: 'Six letters and figures from the e-mail.' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), 'ab3 c-9x')
    await expect(canvas.getByRole('textbox')).toHaveValue('AB3C9X')
    await expect(args.onComplete).toHaveBeenCalledWith('AB3C9X')
    const input = canvas.getByRole('textbox')
    await expect(input.scrollLeft, 'the first letter is in sight').toBe(0)
    await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth)
  },
}

/** A wrong code stays readable. */
export const Invalid: Story = {
  args: { value: 'AB3C9X', isInvalid: true, errorMessage: 'Incorrect code' },
}

/** However much is in it, and however wide that is. */
export const Matrix: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Stack>
      <ControlledCodeField length={6} label="Empty" />
      <ControlledCodeField length={6} label="Half" value="AB3" />
      <ControlledCodeField length={6} label="Widest letters" value="WWWMMM" />
    </Stack>
  ),
}

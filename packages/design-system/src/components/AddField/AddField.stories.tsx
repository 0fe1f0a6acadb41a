import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { AddField, type AddFieldProps } from './AddField.tsx'

const meta = {
  title: 'Components/Add field',
  component: AddField,
  parameters: {
    guidance: {
      use: 'The last line of a list to which people add one entry after the other.',
      avoid: 'In a form with several fields, or for an entry that needs more than a name.',
      good: {
        text: 'Says what is added.',
        render: () => <AddField label="Add a to-do" addLabel="Add" onAdd={() => undefined} />,
      },
      bad: {
        text: 'The name does not say what it adds.',
        render: () => <AddField label="New" addLabel="OK" onAdd={() => undefined} />,
      },
    } satisfies Guidance,
  },
  args: { label: 'Add a to-do', addLabel: 'Add', onAdd: () => undefined },
} satisfies Meta<AddFieldProps>

export default meta
type Story = StoryObj<AddFieldProps>

/** At rest it is as quiet as a button. */
export const AtRest: Story = {}

/** With what was typed, and the button that adds it. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Water the plants')
    await expect(canvas.getByRole('button', { name: 'Add' })).toBeVisible()
  },
}

/** Why the entry was not added. */
export const Refused: Story = {
  args: { onAdd: () => 'This field is required' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('This field is required')
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { PlusIcon } from '../../icons/icons.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { content: 'Add', children: <IconButton label="Add" icon={<PlusIcon />} /> },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

/** Shows at once when the control has the focus, and goes with Escape. */
export const OnFocus: Story = {
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Add')
  },
}

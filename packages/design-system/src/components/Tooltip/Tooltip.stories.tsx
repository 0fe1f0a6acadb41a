import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { expect, screen, userEvent } from 'storybook/test'
import { PlusIcon } from '../../icons/signs.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  parameters: {
    guidance: {
      use: 'The name of a button that is an icon only.',
      avoid: 'For essential information: touch users never see it.',
      good: {
        text: 'The name, and nothing more.',
        render: () => (
          <Tooltip content="Add">
            <IconButton label="Add" icon={<PlusIcon />} />
          </Tooltip>
        ),
      },
      bad: {
        text: 'A paragraph in a tooltip.',
        render: () => (
          <Tooltip content="Only for people who have signed in within the last five minutes.">
            <IconButton label="Add" icon={<PlusIcon />} />
          </Tooltip>
        ),
      },
    } satisfies Guidance,
  },
  args: { content: 'Add', children: <IconButton label="Add" icon={<PlusIcon />} /> },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

/** Shows immediately when the control has the focus, and closes on Escape. */
export const OnFocus: Story = {
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Add')
  },
}

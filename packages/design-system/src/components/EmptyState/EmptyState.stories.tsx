import type { Meta, StoryObj } from '@storybook/react-vite'
import { LayersIcon, PlusIcon } from '../../icons/icons.tsx'
import { ButtonLink } from '../Button/ButtonLink.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Components/Empty state',
  component: EmptyState,
  args: { title: 'Nothing here yet' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

/** Says what is missing and how to get it. */
export const WithNextStep: Story = {
  args: {
    icon: <LayersIcon />,
    children: 'What you add will show up on this page.',
    action: (
      <ButtonLink href="#new" variant="primary" icon={<PlusIcon size="small" />}>
        Add the first one
      </ButtonLink>
    ),
  },
}

/** The least: a title. */
export const Plain: Story = {}

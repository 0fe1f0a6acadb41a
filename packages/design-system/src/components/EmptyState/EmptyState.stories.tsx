import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { PlusIcon } from '../../icons/signs.tsx'
import { ButtonLink } from '../Button/ButtonLink.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Components/Empty state',
  component: EmptyState,
  parameters: {
    guidance: {
      use: 'Where content will appear.',
      avoid: 'While content loads: use a Skeleton.',
      good: {
        text: 'Says what is missing and offers the first step.',
        render: () => (
          <EmptyState
            title="No ships yet"
            headingLevel={3}
            action={<ButtonLink href="#new">Add a ship</ButtonLink>}
          >
            They will show up here.
          </EmptyState>
        ),
      },
      bad: { text: 'A dead end.', render: () => <EmptyState title="0 results" headingLevel={3} /> },
    } satisfies Guidance,
  },
  args: { title: 'Nothing here yet' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

/** Says what is missing and how to get it. */
export const WithNextStep: Story = {
  args: {
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

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { ChevronStartIcon } from '../../icons/arrows.tsx'
import { ShareIcon } from '../../icons/things.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { Link } from '../Link/Link.tsx'
import { LeadHeader } from './LeadHeader.tsx'

const lead = { number: '86', unit: '%', words: 'of to-dos in 30 days' }

const meta = {
  title: 'Components/Lead header',
  component: LeadHeader,
  parameters: {
    guidance: {
      use: 'Once, at the top of a page that one number sums up.',
      avoid: 'On a page without such a number: use a PageHeader.',
      good: {
        text: 'A few words say of what it is.',
        render: () => (
          <LeadHeader title="History" lead={lead} facts={['218 of 365 days complete']} />
        ),
      },
      bad: {
        text: 'Many facts take the lead away from the number.',
        render: () => (
          <LeadHeader title="History" lead={lead} facts={['One', 'Two', 'Three', 'Four', 'Five']} />
        ),
      },
    } satisfies Guidance,
  },
  args: {
    title: 'History',
    lead,
    facts: ['218 of 365 days complete', 'longest streak 31 days', 'best on Tuesdays'],
    action: <IconButton icon={<ShareIcon />} label="Share this year" />,
  },
} satisfies Meta<typeof LeadHeader>

export default meta
type Story = StoryObj<typeof meta>

/** The number is read in one sentence with its words. */
export const AYear: Story = {}

/** The number keeps its room while it is on its way. */
export const Waiting: Story = {
  args: { lead: 'waiting', facts: ['Reading your history: 2 of 8 lists so far.'], action: null },
}

/** A page below another one has a way back. */
export const WithParent: Story = {
  args: {
    title: 'Morning',
    parent: (
      <Link variant="standalone" href="#history">
        <ChevronStartIcon size="small" />
        History
      </Link>
    ),
  },
}

/** There is nothing to sum up yet. */
export const WithoutNumber: Story = {
  args: { lead: undefined, facts: ['Each day adds a square.'] },
}

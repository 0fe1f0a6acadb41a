import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { PageFrame } from '../PageFrame/PageFrame.tsx'
import { Showcase } from './Showcase.tsx'

const card = (
  <Card title="Log in">
    <Button variant="primary" isFullWidth>
      Log in
    </Button>
  </Card>
)

const meta = {
  title: 'Components/Showcase',
  component: Showcase,
  parameters: {
    guidance: {
      use: 'On the first page that a visitor sees.',
      avoid: 'On a page that people use every day.',
      good: {
        text: 'One sentence says what it is for.',
        render: () => <Showcase about="Your day on one page.">{card}</Showcase>,
      },
      bad: {
        text: 'Praise that says nothing.',
        render: () => <Showcase about="The best way to be your best.">{card}</Showcase>,
      },
    } satisfies Guidance,
  },
  args: { children: card, about: 'Your day on one page: a few to-dos, and a thought.' },
} satisfies Meta<typeof Showcase>

export default meta
type Story = StoryObj<typeof meta>

/** Beside the card where there is room, below it on a phone. */
export const InAPage: Story = {
  render: (args) => (
    <PageFrame variant="welcome">
      <Showcase {...args} />
    </PageFrame>
  ),
}

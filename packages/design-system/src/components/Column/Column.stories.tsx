import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { Strong } from '../Text/Words.tsx'
import { Column } from './Column.tsx'

const meta = {
  title: 'Layout/Column',
  component: Column,
  parameters: {
    guidance: {
      use: 'For a page that asks for one thing, such as logging in.',
      avoid: 'Beside other content, or for a page with several parts: use a Card for each.',
      good: {
        text: 'One title, one sentence, one button.',
        render: () => (
          <Column title="Log in" level={2} text="There is no password to remember.">
            <Button variant="primary" size="large" isFullWidth>
              Log in
            </Button>
          </Column>
        ),
      },
      bad: {
        text: 'Two questions at once.',
        render: () => (
          <Column title="Log in, or read the news" level={2}>
            <Button variant="primary">Log in</Button>
            <Button variant="primary">Read</Button>
          </Column>
        ),
      },
    } satisfies Guidance,
  },
  args: {
    title: 'Check your e-mail',
    text: (
      <>
        We sent a code to <Strong>keeper@example.org</Strong>.
      </>
    ),
    children: (
      <Button variant="primary" size="large" isFullWidth>
        Verify
      </Button>
    ),
    links: (
      <Link variant="standalone" href="#again">
        Send another code
      </Link>
    ),
  },
} satisfies Meta<typeof Column>

export default meta
type Story = StoryObj<typeof meta>

/** For a field and its button. */
export const Narrow: Story = {}

/** For a card of rows, with the step above the title. */
export const Wide: Story = {
  args: {
    isWide: true,
    lead: '1 of 2',
    title: 'What do you want to do every day?',
    text: 'Small things work best.',
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { Footer } from './Footer.tsx'

const meta = {
  title: 'Components/Footer',
  component: Footer,
  parameters: {
    layout: 'fullscreen',
    guidance: {
      use: 'Once, at the end of a page.',
      avoid: 'For the buttons of a form or a card.',
      good: {
        text: 'A quiet line.',
        render: () => <Footer end={<Link href="#privacy">Privacy</Link>}>© 2026 Example</Footer>,
      },
      bad: {
        text: 'Puts the main action in the footer.',
        render: () => <Footer end={<Button variant="primary">Save</Button>}>Ready?</Footer>,
      },
    } satisfies Guidance,
  },
  args: { children: '© 2026 Example', end: <Link href="#privacy">Privacy</Link> },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

/** Lets the ground of the page through. */
export const Plain: Story = {}

/** On a ground of its own. */
export const Tinted: Story = { args: { tone: 'tinted' } }

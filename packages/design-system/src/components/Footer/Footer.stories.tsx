import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../Link/Link.tsx'
import { Footer } from './Footer.tsx'

const meta = {
  title: 'Components/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: { children: '© 2026 Example', end: <Link href="#privacy">Privacy</Link> },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

/** Lets the ground of the page through. */
export const Plain: Story = {}

/** On a ground of its own. */
export const Tinted: Story = { args: { tone: 'tinted' } }

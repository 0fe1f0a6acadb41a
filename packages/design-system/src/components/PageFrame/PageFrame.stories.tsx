import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { expect, userEvent } from 'storybook/test'
import { Footer } from '../Footer/Footer.tsx'
import { Button } from '../Button/Button.tsx'
import { Column } from '../Column/Column.tsx'
import { Card } from '../Card/Card.tsx'
import { Heading } from '../Text/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { PageFrame } from './PageFrame.tsx'

const meta = {
  title: 'Layout/Page frame',
  component: PageFrame,
  parameters: {
    layout: 'fullscreen',
    guidance: {
      use: 'Once, around every page.',
      avoid: 'Inside a page.',
      good: {
        text: 'One heading of the first level.',
        render: () => (
          <PageFrame>
            <Heading level={1} size="lg">
              A page
            </Heading>
          </PageFrame>
        ),
      },
      bad: {
        text: 'Two frames look like two pages.',
        render: () => (
          <PageFrame>
            <PageFrame>
              <Text>A page in a page.</Text>
            </PageFrame>
          </PageFrame>
        ),
      },
    } satisfies Guidance,
  },
  args: {
    skipLinkLabel: 'Skip to content',
    footer: <Footer>© 2026 Example</Footer>,
    children: (
      <>
        <Heading level={1}>A page</Heading>
        <Text>With a few words on it.</Text>
      </>
    ),
  },
} satisfies Meta<typeof PageFrame>

export default meta
type Story = StoryObj<typeof meta>

/** White, for reading, for tables and for forms. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const address = location.href
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await expect(location.href).toBe(address)
  },
}

/** The light of dawn or of night, and one thing to do. */
export const Welcome: Story = {
  args: {
    variant: 'welcome',
    children: (
      <Column title="Welcome" text="One thing to do.">
        <Button variant="primary" size="large" isFullWidth>
          Begin
        </Button>
      </Column>
    ),
  },
}

/** A quiet ground for cards. */
export const Board: Story = {
  args: {
    variant: 'board',
    children: (
      <Card title="A card">
        <Text>On its ground.</Text>
      </Card>
    ),
  },
}

/** Before the session is known: quiet, with a word in the middle. */
export const Waiting: Story = {
  args: { variant: 'waiting', header: undefined, sidebar: undefined, footer: undefined },
}

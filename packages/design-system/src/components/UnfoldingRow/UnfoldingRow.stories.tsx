import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { Card } from '../Card/Card.tsx'
import { List } from '../List/List.tsx'
import { Text } from '../Text/Text.tsx'
import type { RowFact } from './rowFact.ts'
import { UnfoldingRow } from './UnfoldingRow.tsx'

interface Props {
  title: string
  facts: readonly RowFact[]
}

function Row({ title, facts }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card title="Reading" hue="ember">
      <List aria-label="Reading">
        <UnfoldingRow title={title} facts={facts} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
          <Text>More about it.</Text>
        </UnfoldingRow>
      </List>
    </Card>
  )
}

const facts: readonly RowFact[] = [
  { text: '26 of 30 days' },
  { strong: '16', text: '', spoken: 'current streak 16 days' },
  { text: 'best 31', spoken: 'longest streak 31 days' },
]

const meta = {
  title: 'Components/Unfolding row',
  component: Row,
  parameters: {
    guidance: {
      use: 'A name with a few facts, of which some people want to see more.',
      avoid: 'For what everybody needs: show it in the row.',
      good: {
        text: 'Facts of one or two words each.',
        render: () => <Row title="Read twenty pages" facts={facts} />,
      },
      bad: {
        text: 'A sentence as a fact leaves no room for the name.',
        render: () => (
          <Row title="Read" facts={[{ text: 'You have read on 26 of the last thirty days' }]} />
        ),
      },
    } satisfies Guidance,
  },
  args: { title: 'Read twenty pages', facts },
} satisfies Meta<typeof Row>

export default meta
type Story = StoryObj<typeof meta>

/** The whole row is one button, with the facts in its name. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    const name =
      /^Read twenty pages, 26 of 30 days, current streak 16 days, longest streak 31 days$/
    await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByText('More about it.')).toBeNull()
  },
}

/** What unfolds is right below the row. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('More about it.')).toBeVisible()
  },
}

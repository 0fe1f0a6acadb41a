import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { Card } from '../Card/Card.tsx'
import { FactList } from './FactList.tsx'

const meta = {
  title: 'Components/Fact list',
  component: FactList,
  parameters: {
    guidance: {
      use: 'Names with a few words about each, to read before a decision.',
      avoid: 'For rows that lead somewhere: use a RowTable. For columns to compare: use a Table.',
      good: {
        text: 'One line for each fact.',
        render: () => (
          <FactList
            aria-label="Cargo"
            rows={[{ key: 1, name: 'Aurora', facts: ['12 barrels', '3 on board already'] }]}
          />
        ),
      },
      bad: {
        text: 'The name again in the facts.',
        render: () => (
          <FactList
            aria-label="Cargo"
            rows={[{ key: 1, name: 'Aurora', facts: ['Aurora has 12 barrels'] }]}
          />
        ),
      },
    } satisfies Guidance,
  },
  args: {
    'aria-label': 'Cargo',
    rows: [
      { key: 1, name: 'Aurora', facts: ['12 barrels', '3 on board already'] },
      { key: 2, name: 'Halve Maen', facts: ['4 barrels'] },
      {
        key: 3,
        name: 'The one with the long name that takes a second line',
        facts: ['1 chest, 2 barrels and 96 sacks of salt'],
      },
    ],
  },
} satisfies Meta<typeof FactList>

export default meta
type Story = StoryObj<typeof meta>

/** Facts are at the end of the row, or below the name where both have no room. */
export const InACard: Story = {
  render: (args) => (
    <Card title="Cargo">
      <FactList {...args} />
    </Card>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent(/^Aurora 12 barrels3 on board already$/)
  },
}

/** On a phone. */
export const Narrow: Story = {
  ...InACard,
  globals: { viewport: { value: 'phone' } },
}

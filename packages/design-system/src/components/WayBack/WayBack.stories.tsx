import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx'
import { WayBack } from './WayBack.tsx'

const meta = {
  title: 'Components/Way back',
  component: WayBack,
  parameters: {
    guidance: {
      use: 'Before the title of a page, to the page above it.',
      avoid: 'For several pages above: use Breadcrumbs.',
      good: {
        text: 'Named after the page that it leads to.',
        render: () => (
          <WayBack label="Way back" href="#fleet">
            Fleet
          </WayBack>
        ),
      },
      bad: {
        text: 'Repeats the title of the page below it.',
        render: () => (
          <Breadcrumbs
            label="Trail"
            items={[{ label: 'Fleet', href: '#fleet' }]}
            current="Aurora"
          />
        ),
      },
    } satisfies Guidance,
  },
  args: { label: 'Way back', href: '#fleet', children: 'Fleet' },
} satisfies Meta<typeof WayBack>

export default meta
type Story = StoryObj<typeof meta>

/** A chevron and the name of the page above. */
export const Short: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Way back' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Fleet' })).toHaveAttribute('href', '#fleet')
  },
}

/** A long name is cut: its page has it in full. */
export const Long: Story = {
  args: {
    children: 'The ships of the northern fleet that are still afloat and the harbours they know',
  },
}

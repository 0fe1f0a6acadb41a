import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    guidance: {
      use: 'On a page below another page, over its title.',
      avoid: 'On a page of the first level, or as steps of a form.',
      good: {
        text: 'The pages above the open one, and its name.',
        render: () => (
          <Breadcrumbs
            label="Breadcrumbs"
            current="Ketch"
            items={[
              { label: 'Harbour', href: '#harbour' },
              { label: 'Ships', href: '#ships' },
            ]}
          />
        ),
      },
      bad: {
        text: 'A single way back, which the browser has anyway.',
        render: () => (
          <Breadcrumbs label="Back" items={[{ label: 'Back', href: '#back' }]} current="Here" />
        ),
      },
    } satisfies Guidance,
  },
  args: {
    label: 'Breadcrumbs',
    current: 'Ketch',
    items: [
      { label: 'Harbour', href: '#harbour' },
      { label: 'Ships', href: '#ships' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

/** The pages over the open one, and where one is. */
export const Plain: Story = {}

/** Long names wrap; nothing is cut. */
export const LongNames: Story = {
  args: {
    items: [
      { label: 'Everything that ever left this harbour and came back', href: '#harbour' },
      { label: 'Ships with a name that does not fit the deck it is written on', href: '#ships' },
    ],
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Breadcrumbs',
    items: [
      { label: 'Harbour', href: '#harbour' },
      { label: 'Ships', href: '#ships' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

/** The pages over the open one. */
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

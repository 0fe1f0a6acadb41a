import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { Inline } from '../../layout/Inline.tsx'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  parameters: {
    guidance: {
      use: 'A wait of unknown length, where no skeleton fits.',
      avoid: 'For a page: use Skeletons. For a button, `isPending`.',
      good: {
        text: 'Says what it is waiting for.',
        render: () => <Spinner label="Sending the message" />,
      },
      bad: { text: 'Spins without a label.', render: () => <Spinner /> },
    } satisfies Guidance,
  },
  args: { label: 'Loading' },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

/** Both sizes. */
export const Sizes: Story = {
  render: () => (
    <Inline gap={6}>
      <Spinner label="Loading a little" size="small" />
      <Spinner label="Loading" />
    </Inline>
  ),
}

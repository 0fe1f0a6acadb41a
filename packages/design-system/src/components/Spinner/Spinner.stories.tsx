import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/guidance.ts'
import { Inline } from '../../layout/Inline.tsx'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  parameters: {
    guidance: {
      use: 'Something of unknown length, where no skeleton fits.',
      avoid: 'For a page: take Skeletons. For a button, `isPending`.',
      good: {
        text: 'Says what is waited for.',
        render: () => <Spinner label="Sending the message" isBlock />,
      },
      bad: { text: 'Turns in silence.', render: () => <Spinner /> },
    } satisfies Guidance,
  },
  args: { label: 'Loading' },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

/** Stands in the middle of what is being loaded, where no skeleton fits. */
export const Block: Story = { args: { isBlock: true, size: 'large' } }

/** Every size. */
export const Matrix: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Inline gap={6}>
      <Spinner label="Loading a little" size="small" />
      <Spinner label="Loading" />
      <Spinner label="Loading a lot" size="large" />
    </Inline>
  ),
}

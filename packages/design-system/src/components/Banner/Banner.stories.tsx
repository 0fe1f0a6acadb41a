import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { Button } from '../Button/Button.tsx'
import { Banner } from './Banner.tsx'

const onDismiss = fn()

const meta = {
  title: 'Components/Banner',
  component: Banner,
  parameters: {
    guidance: {
      use: 'A lasting message about the page, with the next step.',
      avoid:
        'For something that has just happened: use a toast. For one field, use its errorMessage.',
      good: {
        text: 'Says what is wrong and what to do.',
        render: () => (
          <Banner
            tone="warning"
            title="Only one key"
            action={<Button size="small">Add a key</Button>}
          >
            Without it you cannot sign in.
          </Banner>
        ),
      },
      bad: {
        text: 'Says neither what is wrong nor what to do.',
        render: () => (
          <Banner tone="danger" title="Error">
            Something is not right.
          </Banner>
        ),
      },
    } satisfies Guidance,
  },
  args: { title: 'Only one key', children: 'Add a second one, in case this device gets lost.' },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

/** About the page, until its reason is gone. */
export const Plain: Story = {}

/** With the next step. */
export const WithAction: Story = {
  args: { tone: 'warning', action: <Button size="small">Add a key</Button> },
}

/** Can be put away; that button needs a name. */
export const Dismissible: Story = {
  render: () => <Banner tone="success" title="Saved" onDismiss={onDismiss} dismissLabel="Close" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(onDismiss).toHaveBeenCalledOnce()
  },
}

/** Every tone has a sign of its own. */
export const Matrix: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Stack>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Banner key={tone} tone={tone} title={tone}>
          What it is about, and what to do next.
        </Banner>
      ))}
    </Stack>
  ),
}

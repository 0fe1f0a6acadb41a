import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { expect, fn, userEvent } from 'storybook/test'
import { PlusIcon } from '../../icons/signs.tsx'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Button } from './Button.tsx'
import { ButtonLink } from './ButtonLink.tsx'
import { IconButton, IconButtonShape } from './IconButton.tsx'

const meta = {
  title: 'Components/Button',
  component: Button,
  parameters: {
    guidance: {
      use: 'For an action. One primary button for the main action of the view.',
      avoid: 'To go to another page: use a Link or a ButtonLink.',
      good: {
        text: 'A verb each, and one button stands out.',
        render: () => (
          <Inline>
            <Button variant="primary">Save changes</Button>
            <Button>Cancel</Button>
          </Inline>
        ),
      },
      bad: {
        text: 'Two buttons stand out, and neither says what it does.',
        render: () => (
          <Inline>
            <Button variant="primary">OK</Button>
            <Button variant="primary">Yes</Button>
          </Inline>
        ),
      },
    } satisfies Guidance,
  },
  args: { children: 'Save changes', onPress: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

/** The one action that a view is for. */
export const Primary: Story = {
  args: { variant: 'primary' },
}

/** Being carried out: keeps its width and the focus, and ignores presses. */
export const Pending: Story = {
  args: { variant: 'primary', isPending: true, pendingLabel: 'Saving' },
}

/** Fills its column, as on a sign-in page. */
export const FullWidth: Story = {
  args: { variant: 'primary', size: 'large', isFullWidth: true },
}

/** Goes to another page, and looks like a button. */
export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#new" icon={<PlusIcon size="small" />}>
      New
    </ButtonLink>
  ),
}

/** An icon alone: its name is required, and spoken. */
export const IconOnly: Story = {
  render: () => (
    <Inline>
      <IconButton label="Add" icon={<PlusIcon />} />
      <IconButton label="Add nothing" icon={<PlusIcon />} isUnavailable />
    </Inline>
  ),
}

const variants = ['primary', 'secondary', 'quiet', 'destructive'] as const
const sizes = ['small', 'medium', 'large'] as const

/** The shape of one that is on its way. */
export const IconOnItsWay: Story = { render: () => <IconButtonShape icon={<PlusIcon />} /> }

/** Every variant in every size and state; the first button has the focus. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      {variants.map((variant) => (
        <Stack key={variant} gap={2}>
          <Inline gap={3}>
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                {`${variant} ${size}`}
              </Button>
            ))}
          </Inline>
          <Inline gap={3}>
            <Button variant={variant} isUnavailable>
              Unavailable
            </Button>
            <Button variant={variant} isPending pendingLabel="Working">
              Pending
            </Button>
            <Button variant={variant} icon={<PlusIcon size="small" />}>
              With icon
            </Button>
          </Inline>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'primary small' })).toHaveFocus()
  },
}

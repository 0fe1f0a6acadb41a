import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '../../docs/controlled.tsx'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { expect, fn, userEvent } from 'storybook/test'
import { DateStepper } from './DateStepper.tsx'

const Controlled = controlled(DateStepper)

const meta = {
  title: 'Components/Date stepper',
  component: DateStepper,
  parameters: {
    guidance: {
      use: 'A day near today, one step at a time.',
      avoid: 'For a date far away: use a field to type it into.',
      good: {
        text: 'The day in words, and the same for machines.',
        render: () => (
          <DateStepper
            label="Day"
            value="2026-02-28"
            onChange={fn()}
            previousLabel="Previous day"
            nextLabel="Next day"
            spokenValue="Saturday, 28 February"
          />
        ),
      },
      bad: {
        text: 'Labels that do not say which day they lead to.',
        render: () => (
          <DateStepper
            label="Day"
            value="2026-02-28"
            onChange={fn()}
            previousLabel="<"
            nextLabel=">"
            spokenValue="Saturday, 28 February"
          />
        ),
      },
    } satisfies Guidance,
  },
  args: {
    label: 'Day',
    value: '2026-02-28',
    onChange: fn(),
    previousLabel: 'Previous day',
    nextLabel: 'Next day',
    spokenValue: 'The day',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DateStepper>

export default meta
type Story = StoryObj<typeof meta>

/** A day that is to be noticed has its weekday, and is larger. */
export const Elsewhere: Story = { args: { weekday: 'Sat' } }

/** One day back or forward, over the end of a month, too. */
export const Plain: Story = {}

/** The buttons stay where they are, whatever day is between them. */
export const PressedRepeatedly: Story = {
  args: { value: '2026-03-02' },
  play: async ({ canvas }) => {
    const previous = canvas.getByRole('button', { name: 'Previous day' })
    const before = previous.getBoundingClientRect()
    await userEvent.click(previous)
    await expect(canvas.getByText('2026-03-01')).toBeVisible()
    await expect(previous.getBoundingClientRect()).toEqual(before)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { WeekdayChoice, type WeekdayChoiceProps } from './WeekdayChoice.tsx'

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const days = names.map((name, index) => ({ value: index + 1, name, letter: name.charAt(0) }))

function Controlled(props: WeekdayChoiceProps) {
  const [value, setValue] = useState(props.value)
  function toggle(day: number, isChosen: boolean) {
    setValue(isChosen ? [...value, day] : value.filter((one) => one !== day))
    props.onToggle(day, isChosen)
  }
  return <WeekdayChoice {...props} value={value} onToggle={toggle} />
}

const meta = {
  title: 'Components/Weekday choice',
  component: WeekdayChoice,
  parameters: {
    guidance: {
      use: 'Days of the week on which something happens.',
      avoid: 'For one date: use a field.',
      good: {
        text: 'All seven in one line.',
        render: () => <WeekdayChoice label="Days" days={days} value={[1, 3]} onToggle={fn()} />,
      },
      bad: {
        text: 'A part of the week: the missing days look forgotten.',
        render: () => (
          <WeekdayChoice label="Days" days={days.slice(0, 5)} value={[1]} onToggle={fn()} />
        ),
      },
    } satisfies Guidance,
  },
  args: { label: 'Days', days, value: [1, 3, 5], onToggle: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof WeekdayChoice>

export default meta
type Story = StoryObj<typeof meta>

/** Letters are seen, names are spoken. */
export const Plain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tuesday', pressed: false }))
    await expect(args.onToggle).toHaveBeenLastCalledWith(2, true)
    await userEvent.click(canvas.getByRole('button', { name: 'Monday', pressed: true }))
    await expect(args.onToggle).toHaveBeenLastCalledWith(1, false)
  },
}

/** In the hue of what the days belong to. */
export const InItsHue: Story = { args: { hue: 'moss' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { ChipGroup, type ChipGroupProps } from './ChipGroup.tsx'

function Controlled(props: ChipGroupProps) {
  const [value, setValue] = useState(props.value)
  function toggle(option: string, isChosen: boolean) {
    setValue(isChosen ? [...value, option] : value.filter((one) => one !== option))
    props.onToggle(option, isChosen)
  }
  return <ChipGroup {...props} value={value} onToggle={toggle} />
}

const meta = {
  title: 'Components/Chip group',
  component: ChipGroup,
  parameters: {
    guidance: {
      use: 'Short suggestions that fill in something the person could also type.',
      avoid: 'For one of a few settings: use a SegmentedChoice.',
      good: {
        text: 'A word or two each.',
        render: () => (
          <ChipGroup
            label="Suggestions"
            options={['Walk', 'Read', 'Drink water']}
            value={['Read']}
            onToggle={fn()}
          />
        ),
      },
      bad: {
        text: 'Sentences, which are hard to compare at a glance.',
        render: () => (
          <ChipGroup
            label="Advice"
            options={[
              'Walk at least half an hour each day',
              'Read a book that a friend recommended',
            ]}
            value={[]}
            onToggle={fn()}
          />
        ),
      },
    } satisfies Guidance,
  },
  args: {
    label: 'Suggestions',
    options: ['Walk', 'Read', 'Drink water', 'Stretch', 'Tidy for ten minutes'],
    value: ['Read'],
    onToggle: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ChipGroup>

export default meta
type Story = StoryObj<typeof meta>

/** Takes a suggestion by a press, and gives it back by another; a mark tells the two states apart, not colour alone. */
export const Suggestions: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Read', pressed: true })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Walk', pressed: false })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Walk' }))
    await expect(args.onToggle).toHaveBeenLastCalledWith('Walk', true)
    await expect(canvas.getByRole('button', { name: 'Walk' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Read' }))
    await expect(args.onToggle).toHaveBeenLastCalledWith('Read', false)
  },
}

/** Nothing more fits: what was taken can be given back. */
export const Full: Story = { args: { isFull: true, value: ['Walk', 'Read'] } }

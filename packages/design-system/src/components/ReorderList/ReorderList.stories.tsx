import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { ReorderList, type ReorderListProps } from './ReorderList.tsx'

const labels = {
  moveUpLabel: (name: string) => `Move ${name} up`,
  moveDownLabel: (name: string) => `Move ${name} down`,
  movedLabel: (name: string, position: number, total: number) =>
    `${name} is now ${position} of ${total}`,
  alreadyFirstLabel: (name: string) => `${name} is already first`,
  alreadyLastLabel: (name: string) => `${name} is already last`,
}

const entries = (...names: string[]) => names.map((name, id) => ({ id, name }))

function Controlled({ items: first, onReorder, ...props }: ReorderListProps) {
  const [items, setItems] = useState(first)
  return (
    <ReorderList
      {...props}
      items={items}
      onReorder={(ids) => {
        onReorder(ids)
        setItems(ids.flatMap((id) => first.find((entry) => entry.id === id) ?? []))
      }}
    />
  )
}

const meta = {
  title: 'Components/Reorder list',
  component: ReorderList,
  parameters: {
    guidance: {
      use: 'An order that a person chooses, by dragging, with the keyboard, or with two buttons.',
      avoid: 'Where the order follows from the content, as with dates.',
      good: {
        text: 'A few names that belong together.',
        render: () => (
          <Controlled label="To-dos" items={entries('Walk', 'Read')} onReorder={fn()} {...labels} />
        ),
      },
      bad: {
        text: 'One name has no order.',
        render: () => (
          <Controlled label="To-dos" items={entries('Walk')} onReorder={fn()} {...labels} />
        ),
      },
    } satisfies Guidance,
  },
  args: {
    label: 'To-dos',
    items: entries('Walk half an hour', 'Read ten pages', 'A glass of water', 'Telephone a friend'),
    onReorder: fn(),
    ...labels,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ReorderList>

export default meta
type Story = StoryObj<typeof meta>

/** The handle drags; with the keyboard Enter picks a row up, the arrow keys carry it, Enter drops it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const [handle] = canvas.getAllByRole('button', { name: /drag/i })
    handle?.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onReorder).toHaveBeenCalled()
  },
}

/** Long names wrap beside their buttons. */
export const LongNames: Story = {
  args: {
    items: entries(
      'Telephone a friend whom I have not called for longer than I would like to admit',
      'Donaudampfschifffahrtsgesellschaftskapitän',
    ),
  },
}

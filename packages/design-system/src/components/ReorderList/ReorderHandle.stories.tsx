import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { RowTable } from '../RowTable/RowTable.tsx'
import { ReorderHandle } from './ReorderHandle.tsx'

const ships = ['Aurora', 'Halve Maen', 'Endeavour', 'Batavia']

function Fleet({ onPress }: { onPress: () => void }) {
  const [rows, setRows] = useState(ships)
  return (
    <RowTable
      label="Fleet"
      rows={rows}
      rowKey={(ship) => ship}
      name={{ header: 'Name', cell: (ship) => ship }}
      hrefOf={(ship) => `#${ship}`}
      emptyText="No ships"
      lead={{
        header: 'Order',
        cell: (ship) => (
          <ReorderHandle
            label={`Move ${ship}`}
            onPress={onPress}
            onMove={(places) => {
              const others = rows.filter((other) => other !== ship)
              setRows(others.toSpliced(Math.max(0, rows.indexOf(ship) + places), 0, ship))
            }}
          />
        ),
      }}
    />
  )
}

const meta = {
  title: 'Components/Reorder handle',
  component: ReorderHandle,
  parameters: {
    guidance: {
      use: 'At the start of each row of a table that people put in order.',
      avoid: 'For one more way on rows that have other work: use ReorderInPlace.',
      good: {
        text: 'Names what it moves.',
        render: () => <ReorderHandle label="Move Aurora" onMove={fn()} onPress={fn()} />,
      },
      bad: {
        text: 'The same name for each.',
        render: () => <ReorderHandle label="Move" onMove={fn()} onPress={fn()} />,
      },
    } satisfies Guidance,
  },
  args: { label: 'Move Aurora', onMove: fn(), onPress: fn() },
  render: ({ onPress }) => <Fleet onPress={onPress} />,
} satisfies Meta<typeof ReorderHandle>

export default meta
type Story = StoryObj<typeof meta>

const order = (canvas: { getAllByRole: (role: 'rowheader') => HTMLElement[] }) =>
  canvas.getAllByRole('rowheader').map((cell) => cell.textContent)

/** The arrow keys move a row and the focus goes with it. A press opens another way. */
export const ByKeys: Story = {
  play: async ({ args, canvas }) => {
    const handle = canvas.getByRole('button', { name: 'Move Aurora' })
    handle.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(order(canvas)).toEqual(['Halve Maen', 'Endeavour', 'Aurora', 'Batavia'])
    await expect(canvas.getByRole('button', { name: 'Move Aurora' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

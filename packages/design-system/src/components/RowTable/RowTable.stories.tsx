import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { PencilIcon } from '../../icons/things.tsx'
import { Columns } from '../../layout/Columns.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { Button } from '../Button/Button.tsx'
import { ReorderHandle } from '../ReorderList/ReorderHandle.tsx'
import { Strong, Words } from '../Text/Words.tsx'
import { RowTable } from './RowTable.tsx'

interface Ship {
  id: number
  name: string
  sails: string
  years: number
  cargo: string
}

const ships: Ship[] = [
  { id: 1, name: 'Aurora', sails: 'Mon–Fri', years: 13, cargo: '' },
  {
    id: 2,
    name: 'The one with the long name that takes a second line',
    sails: 'Mon, Wed, Fri',
    years: 0,
    cargo: 'Salt, herring, whatever else there is in the harbour of the north',
  },
  { id: 3, name: 'Halve Maen', sails: '', years: 4, cargo: '' },
  { id: 4, name: 'Endeavour', sails: '', years: 0, cargo: '' },
]

const move = fn()
const press = fn()

const meta = {
  title: 'Components/Row table',
  component: RowTable<Ship>,
  parameters: {
    guidance: {
      use: 'Things with a name that lead to their pages, with a few facts and one button.',
      avoid: 'For columns to compare: use a Table.',
      good: {
        text: 'One name, quiet facts.',
        render: () => (
          <RowTable<Ship>
            label="Fleet"
            rows={ships.slice(0, 1)}
            rowKey={({ id }) => id}
            name={{ header: 'Name', cell: ({ name }) => name }}
            hrefOf={({ id }) => `#${id}`}
            emptyText="No ships"
          />
        ),
      },
      bad: {
        text: 'The same words twice.',
        render: () => (
          <RowTable<Ship>
            label="Fleet"
            rows={ships.slice(0, 1)}
            rowKey={({ id }) => id}
            name={{ header: 'Name', cell: ({ name }) => name }}
            columns={[{ id: 'again', header: 'Again', place: 'below', cell: ({ name }) => name }]}
            hrefOf={({ id }) => `#${id}`}
            emptyText="No ships"
          />
        ),
      },
    } satisfies Guidance,
  },
  args: {
    label: 'Fleet',
    rows: ships,
    rowKey: ({ id }) => id,
    name: { header: 'Name', cell: ({ name }) => name },
    hrefOf: ({ id }) => `#${id}`,
    emptyText: 'No ships',
    add: { label: 'Add a ship', href: '#new' },
    lead: {
      header: 'Order',
      cell: ({ name }) => <ReorderHandle label={`Move ${name}`} onMove={move} onPress={press} />,
    },
    action: {
      header: 'Rename',
      cell: ({ name }) => (
        <IconButton label={`Rename ${name}`} icon={<PencilIcon size="small" />} />
      ),
    },
    columns: [
      { id: 'sails', header: 'Sails', place: 'wide', cell: ({ sails }) => sails },
      {
        id: 'years',
        header: 'Years',
        place: 'narrow',
        cell: ({ years }) =>
          years > 0 && (
            <Words>
              <Strong>{years}</Strong> years
            </Words>
          ),
      },
      { id: 'cargo', header: 'Cargo', place: 'below', cell: ({ cargo }) => cargo },
    ],
  },
} satisfies Meta<typeof RowTable<Ship>>

export default meta
type Story = StoryObj<typeof meta>

/** Handle, name, one line of facts, a pencil, and a sign that the row leads on. The arrow keys move a row by its handle. */
export const InAHue: Story = {
  render: (args) => (
    <Columns hue="sea" side={null}>
      <RowTable {...args} />
    </Columns>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6)
    await expect(canvas.getByRole('rowheader', { name: 'Aurora' })).toBeVisible()
    canvas.getByRole('button', { name: 'Move Aurora' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(move).toHaveBeenLastCalledWith(1)
    await userEvent.keyboard('{Enter}')
    await expect(press).toHaveBeenCalledOnce()
  },
}

/** As narrow as on a phone: the facts are one line below the name. */
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }

/** Without a lead, names begin at the edge of the card. */
export const WithoutLead: Story = {
  args: { lead: undefined as never, columns: [] },
  render: ({ lead: _lead, ...args }) => <RowTable {...args} />,
}

/** A row gives its place to a form that changes it. */
export const Changing: Story = {
  args: { insteadOf: ({ id }) => (id === 1 ? <Button>Save</Button> : undefined) },
}

/** Words of another are in their own letters. */
export const Quoted: Story = {
  args: {
    name: { header: 'Name', cell: ({ name }) => name, isQuoted: ({ cargo }) => cargo === '' },
    columns: [
      { id: 'cargo', header: 'Cargo', place: 'below', isQuoted: true, cell: ({ cargo }) => cargo },
    ],
  },
}

/** Without rows it says so, and what can be added. */
export const Empty: Story = { args: { rows: [] } }

/** Or its only row is the place of the first one. */
export const First: Story = {
  args: { rows: [], add: { label: 'Add a ship', href: '#new', emptyLabel: 'Add a ship to sail' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add a ship to sail' })).toBeVisible()
    await expect(canvas.queryByText('No ships')).toBeNull()
  },
}

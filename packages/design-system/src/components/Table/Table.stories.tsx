import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { CheckIcon, PlusIcon } from '../../icons/signs.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { ButtonLink } from '../Button/ButtonLink.tsx'
import { Link } from '../Link/Link.tsx'
import { Table, type TableColumn } from './Table.tsx'

interface Ship {
  id: number
  name: string
  built: string
  isAfloat: boolean
}

const ships: Ship[] = [
  { id: 1, name: 'Aurora', built: '1897', isAfloat: true },
  { id: 2, name: 'Halve Maen', built: '1608', isAfloat: false },
  { id: 3, name: 'Endeavour', built: '1764', isAfloat: false },
]

const columns: TableColumn<Ship>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    cell: (ship) => <Link href={`#${String(ship.id)}`}>{ship.name}</Link>,
  },
  { id: 'built', header: 'Built', align: 'end', cell: (ship) => ship.built },
  {
    id: 'state',
    header: 'State',
    cell: (ship) =>
      ship.isAfloat ? (
        <Badge tone="success" icon={<CheckIcon size="small" />}>
          Afloat
        </Badge>
      ) : (
        <Badge>Gone</Badge>
      ),
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: () => <Button size="small">Remove</Button>,
  },
]

const meta = {
  title: 'Components/Table',
  component: Table<Ship>,
  parameters: {
    guidance: {
      use: 'Rows to read and compare.',
      avoid: 'For rows to act on: use a List.',
      good: {
        text: 'The first cell names its row.',
        render: () => (
          <Table
            title="Ships"
            headingLevel={3}
            columns={columns}
            rows={ships.slice(0, 2)}
            rowKey={(ship) => ship.id}
            emptyText="No ships"
          />
        ),
      },
      bad: {
        text: 'An empty table that does not say what is missing.',
        render: () => (
          <Table
            title="Table"
            headingLevel={3}
            columns={columns}
            rows={[]}
            rowKey={(ship) => ship.id}
            emptyText="No data"
          />
        ),
      },
    } satisfies Guidance,
  },
  args: {
    title: 'Ships',
    columns,
    rows: ships,
    rowKey: (ship) => ship.id,
    emptyText: 'No ships',
  },
} satisfies Meta<typeof Table<Ship>>

export default meta
type Story = StoryObj<typeof meta>

/** Rows to read, with links and buttons in the cells. */
export const Plain: Story = {}

/** Nothing there: one row says so. */
export const Empty: Story = { args: { rows: [] } }

/** Rows are on their way, in the shape that they will have. */
export const Loading: Story = { args: { isLoading: true, loadingLabel: 'Loading ships' } }

/** A few rows that are things: their names, quiet facts, and a last row that adds one. */
export const OfRows: Story = {
  args: {
    rowIcon: <PlusIcon />,
    foot: (
      <ButtonLink href="#new" icon={<PlusIcon size="small" />}>
        Add a ship
      </ButtonLink>
    ),
  },
}

/** On a phone the facts are below the name. */
export const OfRowsNarrow: Story = { ...OfRows, globals: { viewport: { value: 'phone' } } }

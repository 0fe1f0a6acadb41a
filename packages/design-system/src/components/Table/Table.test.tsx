import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { transcript } from '../../testing/transcript.ts'
import { Table, type TableProps } from './Table.tsx'

interface Ship {
  name: string
  built: number
}

const props: TableProps<Ship> = {
  title: 'Ships',
  rows: [
    { name: 'Aurora', built: 1897 },
    { name: 'Endeavour', built: 1764 },
  ],
  rowKey: (ship) => ship.name,
  emptyText: 'No ships',
  columns: [
    { id: 'name', header: 'Name', isRowHeader: true, cell: (ship) => ship.name },
    { id: 'built', header: 'Built', cell: (ship) => ship.built },
    { id: 'actions', header: 'Actions', isHeaderHidden: true, cell: () => null },
  ],
}

describe('Table', () => {
  test('says its name, its columns and its rows', async () => {
    render(<Table {...props} />)
    const spoken = (await transcript(screen.getByRole('table'))).join('\n')
    expect(spoken).toContain('table, Ships')
    expect(spoken).toContain('columnheader, Name')
    expect(spoken).toContain('columnheader, Actions')
    expect(spoken).toContain('rowheader, Aurora')
    expect(spoken).toContain('1764')
  })

  test('says that it is empty', () => {
    render(<Table {...props} rows={[]} />)
    expect(screen.getByRole('cell', { name: 'No ships' })).toBeVisible()
  })

  test('does not claim to be empty while its rows are on their way', () => {
    render(<Table {...props} rows={[]} isLoading loadingLabel="Loading ships" />)
    expect(screen.getByRole('status')).toHaveTextContent('Loading ships')
    // A screen reader would find a name and empty cells.
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.queryByText('No ships')).toBeNull()
  })

  test('names each value by its column where the table is too narrow for columns', () => {
    render(<Table {...props} />)
    expect(screen.getByRole('cell', { name: '1764' })).toHaveAttribute('data-label', 'Built')
  })
})

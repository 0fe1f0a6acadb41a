import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RowTable } from './RowTable.tsx'

test('says what has come when other rows were asked for', () => {
  const fleet = (ship: string, loadedLabel?: string) => (
    <RowTable
      label="Fleet"
      rows={[ship]}
      rowKey={(name) => name}
      name={{ header: 'Name', cell: (name) => name }}
      hrefOf={(name) => `#${name}`}
      emptyText="No ships"
      loadedLabel={loadedLabel}
    />
  )
  const { rerender } = render(fleet('Aurora'))
  const spoken = screen.getByRole('status')
  rerender(fleet('Endeavour', 'Page 2 of 3'))
  expect(spoken).toHaveTextContent('Page 2 of 3')
})

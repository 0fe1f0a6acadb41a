import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { Pagination, type PaginationProps, visiblePages } from './Pagination.tsx'

const props: PaginationProps = {
  label: 'Pages',
  page: 0,
  pageCount: 3,
  pageSize: 10,
  pageSizeOptions: [10, 25, 50],
  onPageChange: () => undefined,
  onPageSizeChange: () => undefined,
  firstPageLabel: 'First',
  lastPageLabel: 'Last',
  pageLabel: (number) => `Page ${String(number)}`,
  pageSizeLabel: 'Show',
}

describe('visiblePages', () => {
  test.each([
    [0, 1, [0]],
    [0, 3, [0, 1, 2]],
    [0, 12, [0, 1, 2, 3, 4]],
    [5, 12, [3, 4, 5, 6, 7]],
    [10, 12, [7, 8, 9, 10, 11]],
    [11, 12, [7, 8, 9, 10, 11]],
  ])('offers around page %i of %i: %j', (page, count, pages) => {
    expect(visiblePages(page, count)).toEqual(pages)
  })
})

describe('Pagination', () => {
  test('is hidden with one page of the smallest size', () => {
    const { container } = render(<Pagination {...props} pageCount={1} />)
    expect(container).toBeEmptyDOMElement()
  })

  test('stays with one page of a bigger size, so that the size can be changed back', async () => {
    const onPageSizeChange = vi.fn()
    render(
      <Pagination {...props} pageCount={1} pageSize={50} onPageSizeChange={onPageSizeChange} />,
    )
    await userEvent.click(screen.getByRole('radio', { name: '10' }))
    expect(onPageSizeChange).toHaveBeenCalledExactlyOnceWith(10)
  })

  test('goes to a page by keyboard, and to both ends', async () => {
    const onPageChange = vi.fn()
    render(<Pagination {...props} page={1} onPageChange={onPageChange} />)
    screen.getByRole('button', { name: 'Page 3' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'First' }))
    await userEvent.click(screen.getByRole('button', { name: 'Last' }))
    expect(onPageChange.mock.calls).toEqual([[2], [0], [2]])
  })

  test('says which page is open, has nothing before the first, and keeps the focus there', async () => {
    const { rerender } = render(<Pagination {...props} page={1} />)
    const first = screen.getByRole('button', { name: 'First' })
    await userEvent.click(first)
    rerender(<Pagination {...props} />)
    expect(first).toHaveFocus()
    expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 1')
    expect(first).toHaveAttribute('aria-disabled', 'true')
  })
})

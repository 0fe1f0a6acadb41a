import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Pagination } from './Pagination.tsx'

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: {
    label: 'Pages',
    page: 4,
    pageCount: 12,
    pageSize: 10,
    onPageChange: fn(),
    onPageSizeChange: fn(),
    firstPageLabel: 'First page',
    lastPageLabel: 'Last page',
    pageLabel: (number) => `Page ${String(number)}`,
    pageSizeLabel: 'Show',
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

/** In the middle: two neighbours on each side. */
export const Middle: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Page 5' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Page 7' }))
    await expect(args.onPageChange).toHaveBeenCalledWith(6)
    await userEvent.click(canvas.getByRole('radio', { name: '25' }))
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(25)
  },
}

/** At the start there is nothing before. */
export const FirstPage: Story = { args: { page: 0 } }

/** At the end there is nothing after. */
export const LastPage: Story = { args: { page: 11 } }

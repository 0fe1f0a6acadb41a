import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { fn } from 'storybook/test'
import { Pagination } from './Pagination.tsx'

const texts = {
  firstPageLabel: 'First page',
  lastPageLabel: 'Last page',
  pageLabel: (number: number) => `Page ${String(number)}`,
  pageSizeLabel: 'Show',
}

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  parameters: {
    guidance: {
      use: 'Under a table whose rows come a page at a time.',
      avoid: 'For steps of a form.',
      good: {
        text: 'Few neighbours, and the ends.',
        render: () => (
          <Pagination
            label="Pages of ships"
            page={1}
            pageCount={5}
            pageSize={10}
            pageSizeOptions={[10, 25, 50]}
            onPageChange={fn()}
            onPageSizeChange={fn()}
            {...texts}
          />
        ),
      },
      bad: {
        text: 'Three rows per page: too much paging.',
        render: () => (
          <Pagination
            label="Pages"
            page={1}
            pageCount={50}
            pageSize={3}
            pageSizeOptions={[3, 4, 5]}
            onPageChange={fn()}
            onPageSizeChange={fn()}
            {...texts}
          />
        ),
      },
    } satisfies Guidance,
  },
  args: {
    label: 'Pages',
    page: 4,
    pageCount: 12,
    pageSize: 10,
    pageSizeOptions: [10, 25, 50],
    onPageChange: fn(),
    onPageSizeChange: fn(),
    ...texts,
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

/** In the middle: two neighbours on each side. */
export const Middle: Story = {}

/** At the start there is nothing before. */
export const FirstPage: Story = { args: { page: 0 } }

/** At the end there is nothing after. */
export const LastPage: Story = { args: { page: 11 } }

import { Button } from 'react-aria-components/Button'
import { FirstPageIcon, LastPageIcon } from '../../icons/lists.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { SegmentedChoice } from '../SegmentedChoice/SegmentedChoice.tsx'
import { visiblePages } from './pages.ts'
import * as styles from './Pagination.css.ts'

export interface PaginationProps {
  /** Name of the navigation landmark. */
  label: string
  /** Index of the open page, from 0. */
  page: number
  /** Number of pages; -1 while it is unknown. */
  pageCount: number
  pageSize: number
  /** @default [10, 25, 50] */
  pageSizeOptions?: readonly number[]
  onPageChange: (page: number) => void
  onPageSizeChange: (pageSize: number) => void
  firstPageLabel: string
  lastPageLabel: string
  /** Name of the button for a page; gets its number, from 1. */
  pageLabel: (number: number) => string
  /** Stands before the page sizes. */
  pageSizeLabel: string
}

const defaultSizes = [10, 25, 50] as const

/**
 * First and last page, up to 4 neighbours of the open page, and the page size. Shows nothing while
 * there is nothing to choose: fewer than 2 pages at the smallest size.
 */
export function Pagination({ label, page, pageCount, pageSize, ...props }: PaginationProps) {
  const { pageSizeOptions = defaultSizes, onPageChange, onPageSizeChange, pageLabel } = props
  if (pageCount < 2 && pageSize === pageSizeOptions[0]) return null
  const last = pageCount - 1
  return (
    <nav aria-label={label} className={styles.pagination}>
      <div className={styles.list}>
        <IconButton
          size="small"
          label={props.firstPageLabel}
          icon={<FirstPageIcon />}
          isDisabled={page <= 0}
          onPress={() => {
            onPageChange(0)
          }}
        />
        {visiblePages(page, Math.max(pageCount, 1)).map((index) => (
          <Button
            key={index}
            className={styles.page}
            aria-label={pageLabel(index + 1)}
            aria-current={index === page ? 'page' : undefined}
            onPress={() => {
              onPageChange(index)
            }}
          >
            {index + 1}
          </Button>
        ))}
        <IconButton
          size="small"
          label={props.lastPageLabel}
          icon={<LastPageIcon />}
          isDisabled={page >= last}
          onPress={() => {
            onPageChange(last)
          }}
        />
      </div>
      <SegmentedChoice
        label={props.pageSizeLabel}
        isLabelHidden={false}
        size="small"
        value={String(pageSize)}
        options={pageSizeOptions.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={(value) => {
          onPageSizeChange(Number(value))
        }}
      />
    </nav>
  )
}

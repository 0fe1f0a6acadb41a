import { Button } from 'react-aria-components/Button'
import { FirstPageIcon, LastPageIcon } from '../../icons/lists.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { SegmentedChoice } from '../SegmentedChoice/SegmentedChoice.tsx'
import { Words } from '../Text/Words.tsx'
import * as styles from './Pagination.css.ts'

export interface PaginationProps {
  /** Name of the navigation landmark. */
  label: string
  /** Index of the open page, from 0. */
  page: number
  /** Number of pages, 0 without rows. */
  pageCount: number
  pageSize: number
  pageSizeOptions: readonly number[]
  onPageChange: (page: number) => void
  onPageSizeChange: (pageSize: number) => void
  firstPageLabel: string
  lastPageLabel: string
  /** Name of the button for a page; gets its number, from 1. */
  pageLabel: (number: number) => string
  /** Shown before the page sizes. */
  pageSizeLabel: string
}

/** Neighbouring pages to offer around the open one. */
const neighbours = 4

/**
 * Returns the pages that a pagination bar offers: the open page and up to 4 neighbours, as many before it
 * as after it where possible.
 *
 * @param page Index of the open page, from 0.
 * @param pageCount Number of pages.
 */
export function visiblePages(page: number, pageCount: number): number[] {
  const length = Math.min(neighbours + 1, pageCount)
  const first = Math.max(0, Math.min(page - neighbours / 2, pageCount - length))
  return Array.from({ length }, (_, index) => first + index)
}

/**
 * First and last page, up to 4 neighbours of the open page, and the page size. Shows nothing while
 * there is nothing to choose: fewer than 2 pages at the smallest size.
 */
export function Pagination({
  label,
  page,
  pageCount,
  pageSize,
  pageSizeOptions,
  onPageChange,
  onPageSizeChange,
  firstPageLabel,
  lastPageLabel,
  pageLabel,
  pageSizeLabel,
}: PaginationProps) {
  if (pageCount < 2 && pageSize === pageSizeOptions[0]) return null
  const last = pageCount - 1
  return (
    <nav aria-label={label} className={styles.pagination}>
      <div className={styles.list}>
        <IconButton
          size="small"
          label={firstPageLabel}
          icon={<FirstPageIcon />}
          isUnavailable={page <= 0}
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
            <Words>{index + 1}</Words>
          </Button>
        ))}
        <IconButton
          size="small"
          label={lastPageLabel}
          icon={<LastPageIcon />}
          isUnavailable={page >= last}
          onPress={() => {
            onPageChange(last)
          }}
        />
      </div>
      <SegmentedChoice
        label={pageSizeLabel}
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

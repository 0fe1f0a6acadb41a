/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
   -- a narrow table is not laid out as one, and browsers then forget the roles of its elements */
import { useId, type ReactNode } from 'react'
import { cx } from '../../cx.ts'
import { ChevronEndIcon } from '../../icons/arrows.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Heading, type HeadingLevel } from '../Text/Heading.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Table.css.ts'

export interface TableColumn<Row> {
  id: string
  header: string
  /** Hides the header from sight, for a column of buttons. */
  isHeaderHidden?: boolean
  /** What the cell of a row shows. */
  cell: (row: Row) => ReactNode
  /** This cell names its row. One column of each table has it. */
  isRowHeader?: boolean
  /** @default 'start' */
  align?: 'start' | 'end'
}

export interface TableProps<Row> {
  /** Name of the table, and its heading. */
  title: string
  /** Rank of the title. @default 2 */
  headingLevel?: HeadingLevel
  columns: readonly TableColumn<Row>[]
  /** Draws a card of rows with this icon before each: the name, then quiet facts. For a few rows, each of which is a thing. */
  rowIcon?: ReactNode
  /** The last row of such a card: a button, or a link that looks like one. */
  foot?: ReactNode
  rows: readonly Row[]
  /** Key of a row, stable over refetches. */
  rowKey: (row: Row) => string | number
  /** Shown in the only row of an empty table. */
  emptyText: ReactNode
  /** Shows loading rows in place of `rows`. */
  isLoading?: boolean
  /** What a screen reader hears while loading. */
  loadingLabel?: string
}

/**
 * Rows and columns to read, with links and buttons in the cells. A native table on purpose: a
 * screen reader's table keys work in it, and Tab reaches its links without a mode of its own.
 */
export function Table<Row>({
  title,
  headingLevel = 2,
  columns,
  rowIcon,
  foot,
  rows,
  rowKey,
  emptyText,
  isLoading,
  loadingLabel,
}: TableProps<Row>) {
  const titleId = useId()
  const isOfRows = rowIcon !== undefined
  return (
    <section className={cx(styles.section, isOfRows && styles.ofRows)} aria-labelledby={titleId}>
      <div className={cx(isOfRows && styles.header)}>
        <Heading level={headingLevel} size={isOfRows ? 'md' : 'lg'} id={titleId}>
          {title}
        </Heading>
      </div>
      <VisuallyHidden role="status">{isLoading && loadingLabel}</VisuallyHidden>
      <div className={styles.frame}>
        <table
          role="table"
          className={styles.table}
          aria-labelledby={titleId}
          aria-busy={isLoading}
          // The title and the status say that it is read. A table of nothing would say so with each of its cells.
          aria-hidden={isLoading}
        >
          <thead role="rowgroup" className={styles.head}>
            <tr role="row">
              {columns.map((column) => (
                <th
                  key={column.id}
                  role="columnheader"
                  scope="col"
                  className={cx(styles.headerCell, styles.align[column.align ?? 'start'])}
                >
                  {column.isHeaderHidden ? (
                    <VisuallyHidden>{column.header}</VisuallyHidden>
                  ) : (
                    column.header
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className={styles.body}>
            {isLoading
              ? Array.from({ length: 3 }, (_, index) => (
                  <LoadingRow key={index} columns={columns.length} />
                ))
              : rows.map((row) => (
                  <BodyRow key={rowKey(row)} row={row} columns={columns} icon={rowIcon} />
                ))}
            {!isLoading && rows.length === 0 && (
              <tr role="row" className={styles.bodyRow}>
                <td role="cell" colSpan={columns.length} className={styles.empty}>
                  {emptyText}
                </td>
              </tr>
            )}
          </tbody>
        </table>
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </div>
    </section>
  )
}

interface BodyRowProps<Row> {
  row: Row
  columns: readonly TableColumn<Row>[]
  icon: ReactNode
}

function BodyRow<Row>({ row, columns, icon }: BodyRowProps<Row>) {
  return (
    <tr role="row" className={styles.bodyRow}>
      {columns.map((column) => {
        const className = cx(styles.cell, styles.align[column.align ?? 'start'])
        return column.isRowHeader ? (
          <th
            key={column.id}
            role="rowheader"
            scope="row"
            className={cx(className, styles.rowHeader)}
          >
            {icon !== undefined && <span className={styles.icon}>{icon}</span>}
            {column.cell(row)}
            {icon !== undefined && (
              <span className={styles.chevron}>
                <ChevronEndIcon />
              </span>
            )}
          </th>
        ) : (
          <td
            key={column.id}
            role="cell"
            className={className}
            data-label={column.isHeaderHidden ? undefined : column.header}
          >
            {column.cell(row)}
          </td>
        )
      })}
    </tr>
  )
}

function LoadingRow({ columns }: { columns: number }) {
  return (
    <tr role="row" className={styles.bodyRow}>
      {Array.from({ length: columns }, (_, index) => (
        <td key={index} role="cell" className={styles.cell}>
          <Skeleton width={index === 0 ? 'medium' : 'short'} />
        </td>
      ))}
    </tr>
  )
}

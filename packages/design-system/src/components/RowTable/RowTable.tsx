/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label
   -- its rows are not laid out as those of a table, and browsers then forget the roles of their elements */
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { cx } from '../../cx.ts'
import { ChevronEndIcon } from '../../icons/arrows.tsx'
import { PlusIcon } from '../../icons/signs.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './RowTable.css.ts'

export interface RowTableColumn<Row> {
  id: string
  /** Spoken with the cells. */
  header: string
  /** What the cell of a row shows. A cell of nothing takes no room. */
  cell: (row: Row) => ReactNode
  /**
   * `wide` and `narrow` are slots at the end of the row, 136 and 80 px wide; `below` is a line under the name. Where the card is
   * narrow all are in that line.
   */
  place: 'wide' | 'narrow' | 'below'
  /** In the letters of a `Quotation`. */
  isQuoted?: boolean
}

export interface RowTableProps<Row> {
  /** Name of the table. */
  label: string
  rows: readonly Row[]
  /** Key of a row, stable over refetches. */
  rowKey: (row: Row) => string | number
  /** The name of a row, in the letters of a `Quotation` where it is one. */
  name: { header: string; cell: (row: Row) => ReactNode; isQuoted?: (row: Row) => boolean }
  /** Where a row leads; all of it can be pressed. */
  hrefOf: (row: Row) => string
  /** At most one of each place. */
  columns?: readonly RowTableColumn<Row>[]
  /** Before the name: a handle, a ring or a sign. */
  lead?: { header: string; cell: (row: Row) => ReactNode }
  /** After the name: a small button. */
  action?: { header: string; cell: (row: Row) => ReactNode }
  /** Takes the place of a row, for example a form that changes it. */
  insteadOf?: (row: Row) => ReactNode
  /** Shown in the only row of an empty table. */
  emptyText: ReactNode
  /** The last row, which leads to a page that adds one. With `emptyLabel` it is the only one of an empty table. */
  add?: { label: string; href: string; emptyLabel?: string | undefined }
  /** The card around it is that of another part. */
  isBare?: boolean
  /** What a screen reader hears when other rows have come, for example "Page 2 of 3". */
  loadedLabel?: string | undefined
}

/** A table drawn as a card of rows: a lead, a name that leads on, quiet facts, one button, and a row that adds. */
export function RowTable<Row>(props: RowTableProps<Row>) {
  const { label, rows, rowKey, name, columns = [], lead, action, insteadOf, add } = props
  const headers = [
    lead?.header,
    name.header,
    ...columns.map(({ header }) => header),
    action?.header,
  ]
  const known = headers.filter((header) => header !== undefined)
  const emptyLabel = rows.length === 0 ? add?.emptyLabel : undefined
  return (
    <div className={cx(styles.room, props.isBare ? styles.bare : styles.card)}>
      <VisuallyHidden role="status">{props.loadedLabel}</VisuallyHidden>
      {(rows.length > 0 || emptyLabel === undefined) && (
        <table role="table" className={styles.table} aria-label={label}>
          <thead role="rowgroup" className={styles.head}>
            <tr role="row">
              {known.map((header) => (
                <th key={header} role="columnheader" scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className={styles.body}>
            {rows.map((row) => {
              const other = insteadOf?.(row)
              return other === undefined ? (
                <BodyRow key={rowKey(row)} {...props} columns={columns} row={row} />
              ) : (
                <tr key={rowKey(row)} role="row" className={styles.whole}>
                  <td role="cell" colSpan={known.length} className={styles.other}>
                    {other}
                  </td>
                </tr>
              )
            })}
            {rows.length === 0 && (
              <tr role="row" className={styles.whole}>
                <td role="cell" colSpan={known.length} className={styles.empty}>
                  {props.emptyText}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      )}
      {add && (
        <Link href={add.href} className={cx(styles.add, emptyLabel !== undefined && styles.first)}>
          <span className={styles.lead}>
            {emptyLabel === undefined ? <PlusIcon /> : <span className={styles.dashed} />}
          </span>
          <span>{emptyLabel ?? add.label}</span>
        </Link>
      )}
    </div>
  )
}

type BodyRowProps<Row> = RowTableProps<Row> & {
  row: Row
  columns: readonly RowTableColumn<Row>[]
}

function BodyRow<Row>({ row, name, columns, lead, action, hrefOf }: BodyRowProps<Row>) {
  return (
    <tr role="row" className={cx(styles.row, !lead && styles.leadless)}>
      {lead && (
        <td role="cell" className={styles.lead}>
          {lead.cell(row)}
        </td>
      )}
      <th role="rowheader" scope="row" className={styles.name}>
        <Link href={hrefOf(row)} className={styles.link}>
          <span className={cx(name.isQuoted?.(row) && styles.quoted)}>{name.cell(row)}</span>
          <span className={styles.chevron}>
            <ChevronEndIcon />
          </span>
        </Link>
      </th>
      {columns.map((column) => (
        <td
          key={column.id}
          role="cell"
          className={cx(styles.fact, styles.place[column.place], column.isQuoted && styles.quoted)}
        >
          {column.cell(row)}
        </td>
      ))}
      {action && (
        <td role="cell" className={styles.action}>
          {action.cell(row)}
        </td>
      )}
    </tr>
  )
}

import { ButtonLink, Link, Name, PlusIcon, Table, type TableColumn } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import type { Changeable } from '../../lib/query/editing.ts'
import { RenameInPlace } from './RenameInPlace.tsx'
import { usePagedRows } from './pagedRows.tsx'

interface Props<Row> {
  /** Names the table in session storage. */
  table: string
  title: string
  /** Completes "No …" in an empty table. */
  subject: string
  /** All of them, in the order in which they are shown. */
  rows: readonly Row[]
  /** Where a row's name leads. */
  hrefOf: (row: Row) => string
  /** Where the New button leads. */
  newHref: string
  /** Changes a name in its row. Without it a name is changed on its own page. */
  rename?: Changeable<Row, { name: string }>
  /** The columns after the name. */
  columns?: readonly TableColumn<Row>[]
}

/**
 * A table of things with a name, page by page: each name links to its page, and a button makes a new one.
 */
export function NamedTable<Row extends { id: number; name: string }>(props: Props<Row>) {
  const { table, title, subject, rows, hrefOf, newHref, rename, columns = [] } = props
  const { t } = useTranslation('shell')
  const { shown, loadedLabel, pagination } = usePagedRows(table, title, rows)
  const nameColumn: TableColumn<Row> = {
    id: 'name',
    header: t('name'),
    isRowHeader: true,
    cell: (row) => {
      const link = (
        <Link variant="standalone" href={hrefOf(row)}>
          <Name>{row.name}</Name>
        </Link>
      )
      if (!rename) return link
      return (
        <RenameInPlace row={row} rename={rename}>
          {link}
        </RenameInPlace>
      )
    },
  }

  return (
    <Table
      title={title}
      columns={[nameColumn, ...columns]}
      rows={shown}
      rowKey={({ id }) => id}
      emptyText={t('pagination.empty', { subject })}
      buttons={
        <ButtonLink
          href={newHref}
          icon={<PlusIcon size="small" />}
          aria-label={`${t('new')}: ${title}`}
        >
          {t('new')}
        </ButtonLink>
      }
      loadedLabel={loadedLabel}
    >
      {pagination}
    </Table>
  )
}

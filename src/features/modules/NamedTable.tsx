import {
  ButtonLink,
  Link,
  Name,
  Pagination,
  PlusIcon,
  Table,
  type TableColumn,
} from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import type { Changeable } from '../../lib/query/editing.ts'
import { RenameInPlace } from './RenameInPlace.tsx'
import { pageSizes, useTablePage } from './tablePage.ts'

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
  const [{ pageIndex, pageSize }, open] = useTablePage(table)
  const pageCount = Math.ceil(rows.length / pageSize)
  // There may be fewer pages by now.
  const page = Math.max(0, Math.min(pageIndex, pageCount - 1))
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
      rows={rows.slice(page * pageSize, (page + 1) * pageSize)}
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
      loadedLabel={
        pageCount > 1 ? t('pagination.position', { page: page + 1, count: pageCount }) : undefined
      }
    >
      <Pagination
        label={`${t('pagination.label')}: ${title}`}
        page={page}
        pageCount={pageCount}
        pageSize={pageSize}
        pageSizeOptions={pageSizes}
        onPageChange={(index) => open({ pageIndex: index, pageSize })}
        onPageSizeChange={(size) => open({ pageIndex: 0, pageSize: size })}
        firstPageLabel={t('pagination.first')}
        lastPageLabel={t('pagination.last')}
        pageLabel={(number) => t('pagination.page', { page: number })}
        pageSizeLabel={t('pagination.size')}
      />
    </Table>
  )
}

import { Pagination, Table, type TableColumn } from '@daymark/design-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pageSizes, useTablePage } from './tablePage.ts'

interface Props<Row> {
  /** Names the table in session storage. */
  table: string
  title: string
  /** Completes "No …" in an empty table. */
  subject: string
  columns: readonly TableColumn<Row>[]
  /** All of them, in the order in which they are shown. */
  rows: readonly Row[]
  buttons?: ReactNode
}

/** A table that shows its rows page by page. */
export function PagedTable<Row extends { id: number }>(props: Props<Row>) {
  const { table, title, subject, columns, rows, buttons } = props
  const { t } = useTranslation('shell')
  const [{ pageIndex, pageSize }, open] = useTablePage(table)
  const pageCount = Math.ceil(rows.length / pageSize)
  // There may be fewer pages by now.
  const page = Math.max(0, Math.min(pageIndex, pageCount - 1))

  return (
    <Table
      title={title}
      columns={columns}
      rows={rows.slice(page * pageSize, (page + 1) * pageSize)}
      rowKey={({ id }) => id}
      emptyText={t('pagination.empty', { subject })}
      buttons={buttons}
      loadedLabel={
        pageCount > 1 ? t('pagination.position', { page: page + 1, count: pageCount }) : undefined
      }
      pagination={
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
      }
    />
  )
}

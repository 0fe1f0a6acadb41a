import type { ApiQuery } from '@daymark/api'
import { ErrorDialog, Pagination, Table, type TableColumn } from '@daymark/design-system'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Page } from '../../data/listQueries.ts'
import { pageSizes, type TablePage, useTablePage } from './tablePage.ts'

interface Props<Row> {
  /** Names the table in session storage. */
  table: string
  title: string
  /** Completes "No …" in an empty table. */
  subject: string
  columns: readonly TableColumn<Row>[]
  query: (page: TablePage) => ApiQuery<Page<Row>>
  buttons?: ReactNode
}

/**
 * A table whose pages come from the server one at a time. The open page stays until the next one is
 * there, and stays when it cannot be had. `placeholderData: keepPreviousData` does the first only: a page that
 * fails would be the open one, with an error in place of its rows, and be remembered for the next visit.
 */
export function PagedTable<Row extends { id: number }>(props: Props<Row>) {
  const { table, title, subject, columns, query, buttons } = props
  const { t } = useTranslation(['shell', 'errors'])
  const queryClient = useQueryClient()
  const [page, setPage] = useTablePage(table)
  const { data } = useSuspenseQuery(query(page))
  const [isTurning, setIsTurning] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const wanted = useRef<TablePage>(page)

  // The server may have fewer pages by now.
  const pageIndex = Math.max(0, Math.min(page.pageIndex, data.pageCount - 1))

  async function turnTo(next: TablePage) {
    wanted.current = next
    setIsTurning(true)
    try {
      await queryClient.fetchQuery(query(next))
      if (wanted.current === next) setPage(next)
    } catch {
      if (wanted.current === next) setHasFailed(true)
    } finally {
      if (wanted.current === next) setIsTurning(false)
    }
  }

  return (
    <>
      <Table
        title={title}
        columns={columns}
        rows={data.results}
        rowKey={({ id }) => id}
        emptyText={t('pagination.empty', { subject })}
        buttons={buttons}
        isLoading={isTurning}
        loadingLabel={t('loading')}
        loadedLabel={
          data.pageCount > 1
            ? t('pagination.position', { page: pageIndex + 1, count: data.pageCount })
            : undefined
        }
        loadingRows={data.results.length}
        pagination={
          <Pagination
            label={`${t('pagination.label')}: ${title}`}
            page={pageIndex}
            pageCount={data.pageCount}
            pageSize={page.pageSize}
            pageSizeOptions={pageSizes}
            onPageChange={(index) => void turnTo({ ...page, pageIndex: index })}
            onPageSizeChange={(pageSize) => void turnTo({ pageIndex: 0, pageSize })}
            firstPageLabel={t('pagination.first')}
            lastPageLabel={t('pagination.last')}
            pageLabel={(number) => t('pagination.page', { page: number })}
            pageSizeLabel={t('pagination.size')}
          />
        }
      />
      <ErrorDialog
        isOpen={hasFailed}
        onOpenChange={setHasFailed}
        title={t('errorTitle')}
        closeLabel={t('ok')}
      >
        {t('errors:codes.general')}
      </ErrorDialog>
    </>
  )
}

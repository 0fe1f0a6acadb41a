import { Pagination } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { pageSizes, useTablePage } from './tablePage.ts'

/** Returns the rows of the open page of a table, what a screen reader hears of it, and its pagination bar. */
export function usePagedRows<Row>(table: string, title: string, rows: readonly Row[]) {
  const { t } = useTranslation('shell')
  const [{ pageIndex, pageSize }, open] = useTablePage(table)
  const pageCount = Math.ceil(rows.length / pageSize)
  // There may be fewer pages by now.
  const page = Math.max(0, Math.min(pageIndex, pageCount - 1))
  return {
    shown: rows.slice(page * pageSize, (page + 1) * pageSize),
    loadedLabel:
      pageCount > 1 ? t('pagination.position', { page: page + 1, count: pageCount }) : undefined,
    pagination: (
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
    ),
  }
}

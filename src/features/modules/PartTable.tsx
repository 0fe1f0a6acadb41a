import {
  announce,
  Name,
  Pagination,
  ReorderHandle,
  RowTable,
  type RowTableColumn,
  Stack,
} from '@daymark/design-system'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Changeable } from '../../lib/query/editing.ts'
import { ArrangeDialog } from '../../ui/arrange/arrangeOnDemand.ts'
import '../../ui/arrange/texts.ts'
import { useChooseOrder } from '../../ui/arrange/useChooseOrder.ts'
import type { Named, RowFacts } from '../../ui/module-kind/moduleKind.ts'
import { NameInPlace, RenamePencil } from './NameInPlace.tsx'
import { pageSizes, useTablePage } from './tablePage.ts'
import './texts.ts'

interface Props<Row extends Named> extends Pick<
  ComponentProps<typeof RowTable<Row>>,
  'label' | 'hrefOf' | 'add' | 'isBare'
> {
  /** Names the table in session storage. */
  table: string
  /** Completes "No …" in an empty table. */
  subject: string
  /** All of them, in the order in which they are shown. */
  rows: readonly Row[]
  /** Changes a name in its row. */
  rename: Changeable<Row, { name: string }>
  columns?: readonly RowTableColumn<Row>[]
  isNameQuoted?: RowFacts<Row>['isNameQuoted']
  lead?: RowFacts<Row>['lead'] | undefined
  order?: RowFacts<Row>['order']
}

/** The parts of a module as rows, page by page: each leads to its page, is renamed in place, and moves by its handle. */
export function PartTable<Row extends Named>(props: Props<Row>) {
  const {
    table,
    label,
    subject,
    rows,
    rename,
    columns = [],
    isNameQuoted,
    lead,
    order,
    ...rest
  } = props
  const { t } = useTranslation(['modules', 'shell', 'arrange'])
  const [{ pageIndex, pageSize }, open] = useTablePage(table)
  const pageCount = Math.ceil(rows.length / pageSize)
  // There may be fewer pages by now.
  const page = Math.max(0, Math.min(pageIndex, pageCount - 1))
  const shown = rows.slice(page * pageSize, (page + 1) * pageSize)
  const [renamed, setRenamed] = useState<number>()
  // Its pencil gets the focus back.
  const [former, setFormer] = useState<number>()
  const { handleOf, arrangement } = useHandles(rows, shown, order)

  return (
    <Stack>
      <RowTable
        {...rest}
        label={label}
        rows={shown}
        rowKey={({ id }) => id}
        name={{
          header: t('shell:name'),
          cell: ({ name }) => <Name>{name}</Name>,
          isQuoted: isNameQuoted,
        }}
        columns={columns}
        lead={handleOf ? { header: t('order'), cell: handleOf } : lead}
        action={{
          header: t('renameColumn'),
          cell: (row) => (
            <RenamePencil
              name={row.name}
              autoFocus={row.id === former}
              onPress={() => setRenamed(row.id)}
            />
          ),
        }}
        insteadOf={(row) =>
          row.id === renamed ? (
            <NameInPlace
              row={row}
              rename={rename}
              onClose={() => {
                setFormer(row.id)
                setRenamed(undefined)
              }}
            />
          ) : undefined
        }
        emptyText={t('shell:pagination.empty', { subject })}
        loadedLabel={
          pageCount > 1
            ? t('shell:pagination.position', { page: page + 1, count: pageCount })
            : undefined
        }
      />
      <Pagination
        label={`${t('shell:pagination.label')}: ${label}`}
        page={page}
        pageCount={pageCount}
        pageSize={pageSize}
        pageSizeOptions={pageSizes}
        onPageChange={(index) => open({ pageIndex: index, pageSize })}
        onPageSizeChange={(size) => open({ pageIndex: 0, pageSize: size })}
        firstPageLabel={t('shell:pagination.first')}
        lastPageLabel={t('shell:pagination.last')}
        pageLabel={(number) => t('shell:pagination.page', { page: number })}
        pageSizeLabel={t('shell:pagination.size')}
      />
      {arrangement}
    </Stack>
  )
}

/** Returns the handles of rows that people put in order, and what belongs to them: the dialog, and where a row is now. */
function useHandles<Row extends Named>(
  rows: readonly Row[],
  shown: readonly Row[],
  order: RowFacts<Row>['order'],
) {
  const { t } = useTranslation(['modules', 'arrange'])
  const chooseOrder = useChooseOrder()
  const [isOpen, setOpen] = useState(false)
  if (order === undefined || rows.length < 2) return {}
  const { list, title } = order

  function move(row: Row, places: number) {
    const [first, last] = [shown[0], shown.at(-1)]
    if (first === undefined || last === undefined) return
    // It stays on its page.
    const to = Math.max(
      rows.indexOf(first),
      Math.min(rows.indexOf(row) + places, rows.indexOf(last)),
    )
    if (to === rows.indexOf(row)) return
    const ids = rows.filter((other) => other !== row).map(({ id }) => id)
    chooseOrder(list, ids.toSpliced(to, 0, row.id))
    announce(t('arrange:moved', { name: row.name, position: to + 1, total: rows.length }))
  }

  return {
    handleOf: (row: Row) => (
      <ReorderHandle
        label={t('move', { name: row.name })}
        onMove={(places) => move(row, places)}
        onPress={() => setOpen(true)}
      />
    ),
    arrangement: isOpen && (
      <ArrangeDialog title={title} list={list} entities={rows} onClose={() => setOpen(false)} />
    ),
  }
}

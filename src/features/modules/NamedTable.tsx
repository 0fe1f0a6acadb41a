import { ButtonLink, Link, PlusIcon, type TableColumn } from '@daymark/design-system'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { PagedTable } from './PagedTable.tsx'

interface NamedRow {
  id: number
  name: string
}

type Props<Row extends NamedRow> = Omit<
  ComponentProps<typeof PagedTable<Row>>,
  'columns' | 'buttons'
> & {
  /** Where a row's name leads. */
  hrefOf: (row: Row) => string
  /** Where the New button leads. */
  newHref: string
  /** The columns after the name. */
  columns?: readonly TableColumn<Row>[]
}

/** A paged table of things with a name: each name links to its page, and a button makes a new one. */
export function NamedTable<Row extends NamedRow>(props: Props<Row>) {
  const { hrefOf, newHref, columns = [], ...table } = props
  const { t } = useTranslation('shell')
  return (
    <PagedTable<Row>
      {...table}
      columns={[
        {
          id: 'name',
          header: t('name'),
          isRowHeader: true,
          cell: (row) => (
            <Link variant="standalone" href={hrefOf(row)}>
              {row.name}
            </Link>
          ),
        },
        ...columns,
      ]}
      buttons={
        <ButtonLink
          href={newHref}
          icon={<PlusIcon size="small" />}
          aria-label={`${t('new')}: ${table.title}`}
        >
          {t('new')}
        </ButtonLink>
      }
    />
  )
}

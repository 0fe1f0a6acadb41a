import { useState } from 'react'
import { currentPerson } from '../../lib/session/sessionStore.ts'
import { readStored, store } from '../../lib/webStorage.ts'

/** The open page of a table, counted from 0, and its number of rows. */
export interface TablePage {
  pageIndex: number
  pageSize: number
}

/** The sizes of a page (docs/product.md#6-4); the first is the default. */
export const pageSizes = [10, 25, 50] as const

const firstPage: TablePage = { pageIndex: 0, pageSize: pageSizes[0] }

function storageKey(table: string): string {
  return `table:${currentPerson() ?? 'anonymous'}:${table}`
}

function isTablePage(value: unknown): value is TablePage {
  const { pageIndex, pageSize } = (value ?? {}) as Partial<TablePage>
  return (
    Number.isSafeInteger(pageIndex) &&
    Number(pageIndex) >= 0 &&
    pageSizes.some((size) => size === pageSize)
  )
}

/** Returns the page that this person left a table on in this tab; the first if they never did. */
function readTablePage(table: string): TablePage {
  try {
    const stored: unknown = JSON.parse(readStored('sessionStorage', storageKey(table)) ?? 'null')
    return isTablePage(stored) ? stored : firstPage
  } catch {
    return firstPage
  }
}

/** The open page of a table, stored in session storage for each person and table. */
export function useTablePage(table: string): [TablePage, (page: TablePage) => void] {
  const [page, setPage] = useState(() => readTablePage(table))
  function open(next: TablePage): void {
    setPage(next)
    // Without storage the page is open until the person leaves.
    store('sessionStorage', storageKey(table), JSON.stringify(next))
  }
  return [page, open]
}

import { isNotFound } from '@daymark/api'
import { pageSize } from './pageSize.ts'

export interface Page<Entity> {
  pageCount: number
  results: Entity[]
}

/** `page` is counted from 1; a server may ignore `page_size`. */
export interface PageParams {
  page?: number
  page_size?: number
}

/**
 * Reads a whole list: the first page tells how many there are, the others are asked for together. One that is gone by
 * then, because others were deleted meanwhile, is empty.
 *
 * @param readPage Reads one page, counted from 1. What it throws is thrown on.
 */
export async function allPages<Entity>(
  readPage: (params: { page: number; page_size: number }) => Promise<Page<Entity>>,
): Promise<Entity[]> {
  const first = await readPage({ page: 1, page_size: pageSize })
  const others = Array.from({ length: Math.max(0, first.pageCount - 1) }, async (_, index) => {
    try {
      return await readPage({ page: index + 2, page_size: pageSize })
    } catch (error) {
      if (!isNotFound(error)) throw error
      return { results: [] }
    }
  })
  return [first, ...(await Promise.all(others))].flatMap(({ results }) => results)
}

/**
 * Reads a whole list one page after the other, for a list that may be very long.
 *
 * @param readPage Reads one page, counted from 1. What it throws is thrown on.
 * @param onPage Called after each page with the part of the list that is read, up to 1.
 */
export async function allPagesInTurn<Entity>(
  readPage: (params: { page: number; page_size: number }) => Promise<Page<Entity>>,
  onPage?: (part: number) => void,
): Promise<Entity[]> {
  const entities: Entity[] = []
  let pageCount = 1
  for (let page = 1; page <= pageCount; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the promise
    const answer = await readPage({ page, page_size: pageSize })
    entities.push(...answer.results)
    pageCount = answer.pageCount
    onPage?.(pageCount === 0 ? 1 : page / pageCount)
  }
  return entities
}

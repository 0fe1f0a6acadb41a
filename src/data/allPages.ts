/** Most that the content API gives at once; a server may ignore it and keep to 10 (docs/product.md#6-5). */
const pageSize = 100

interface Page<Entity> { pageCount: number; results: Entity[] }

/**
 * Reads a whole list: the first page tells how many there are, the others are asked for together.
 *
 * @param readPage Reads one page, counted from 1. What it throws is thrown on.
 */
export async function allPages<Entity>(
  readPage: (params: { page: number; page_size: number }) => Promise<Page<Entity>>,
): Promise<Entity[]> {
  const first = await readPage({ page: 1, page_size: pageSize })
  const others = Array.from({ length: Math.max(0, first.pageCount - 1) }, (_, index) =>
    readPage({ page: index + 2, page_size: pageSize }),
  )
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

/**
 * Reads a list from its end, one page after the other, until there is enough. The result is in the order
 * of the list.
 *
 * @param readPage Reads one page, counted from 1, or the last one. What it throws is thrown on.
 * @param isEnough Whether what was read so far is enough.
 * @param mostPages No more pages than this are read.
 */
export async function pagesFromEnd<Entity>(
  readPage: (params: { page: number | 'last'; page_size: number }) => Promise<Page<Entity>>,
  isEnough: (entities: readonly Entity[]) => boolean,
  mostPages: number,
): Promise<Entity[]> {
  const last = await readPage({ page: 'last', page_size: pageSize })
  const pages = [last.results]
  const firstPage = Math.max(1, last.pageCount - mostPages + 1)
  for (let page = last.pageCount - 1; page >= firstPage && !isEnough(pages.flat()); page -= 1) {
    // oxlint-disable-next-line no-await-in-loop -- whether a further page is needed stands in this one
    pages.unshift((await readPage({ page, page_size: pageSize })).results)
  }
  return pages.flat()
}

/** Most that the content API gives at once; a server may ignore it and keep to 10 (ruling 8). */
const pageSize = 100

type Page<Entity> = { pageCount: number; results: Entity[] }

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

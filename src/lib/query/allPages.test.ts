import { expect, test } from 'vitest'
import { allPages } from './allPages.ts'

/** Returns a server with its own size of pages. */
function list(total: number, size: number) {
  const rows = Array.from({ length: total }, (_, index) => index + 1)
  return ({ page }: { page: number }) =>
    Promise.resolve({
      pageCount: Math.ceil(total / size),
      results: rows.slice((page - 1) * size, page * size),
    })
}

test.each([
  ['an empty list', 0, 10],
  ['a list of one page', 10, 10],
  ['the 11th entry', 11, 10],
  ['a long list in large pages', 250, 100],
])('reads %s', async (_, total, size) => {
  const rows = await allPages(list(total, size))
  expect(rows).toEqual(Array.from({ length: total }, (_, index) => index + 1))
})

test('fails when a page fails', async () => {
  const readPage = ({ page }: { page: number }) =>
    page === 3 ? Promise.reject(new Error('page 3')) : list(30, 10)({ page })
  await expect(allPages(readPage)).rejects.toThrow('page 3')
})

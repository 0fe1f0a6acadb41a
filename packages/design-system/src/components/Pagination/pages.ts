/** Neighbouring pages to offer around the open one, the open one included. */
const neighbours = 4

/**
 * Returns the pages that a pagination bar offers: the open page and up to 4 neighbours, as many before it
 * as after it where possible.
 *
 * @param page Index of the open page, from 0.
 * @param pageCount Number of pages.
 */
export function visiblePages(page: number, pageCount: number): number[] {
  const length = Math.min(neighbours + 1, pageCount)
  const first = Math.max(0, Math.min(page - neighbours / 2, pageCount - length))
  return Array.from({ length }, (_, index) => first + index)
}

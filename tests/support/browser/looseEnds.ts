import type { Page } from '@playwright/test'

/**
 * Returns what does not fit on the page: words that break in the middle, controls that cover each other, and elements
 * outside of the window. One line for each.
 */
export function looseEnds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    // Text for screen readers is in a box of one pixel.
    const isSeen = (element: Element | null): boolean => {
      if (!element || element === document.body) return true
      const box = element.getBoundingClientRect()
      const isOnlySpoken = box.width <= 1 || box.height <= 1
      return (
        element.checkVisibility({ visibilityProperty: true }) &&
        !isOnlySpoken &&
        isSeen(element.parentElement)
      )
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      if (!element || !isSeen(element) || element.closest('script, style')) continue
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\p{L}[\p{L}\p{N}]*/gu)) {
        const range = new Range()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) found.push(`broken: ${word}`)
        if (lines.some(({ left, right }) => left < 0 || right > innerWidth + 1))
          found.push(`outside: ${word}`)
      }
    }

    const controls = [...document.querySelectorAll('a, button, input:not([type=hidden])')]
      .filter(isSeen)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
    const nameOf = (element: Element) => element.ariaLabel ?? element.textContent
    const barOf = (element: Element | null): Element | null =>
      element && ['fixed', 'sticky'].includes(getComputedStyle(element).position)
        ? element
        : element && barOf(element.parentElement)
    controls.forEach(({ element, box }, index) => {
      if (box.left < 0 || box.right > innerWidth + 1) found.push(`outside: ${nameOf(element)}`)
      for (const other of controls.slice(index + 1)) {
        // What scrolls goes below the bars.
        if (barOf(element) !== barOf(other.element) || element.contains(other.element)) continue
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        if (width > 1 && height > 1)
          found.push(`on each other: ${nameOf(element)} and ${nameOf(other.element)}`)
      }
    })
    return found
  })
}

import type { Page } from '@playwright/test'
import { expect } from '../e2e.ts'

/**
 * Runs in the page. Returns how what has the focus is hidden: by something that sticks to the window, or outside the window.
 * Nothing at the end of the page, and for what is higher than the window.
 */
function coverOfFocus(): { name: string; isKnown: boolean; hiddenBy: string[] } | null {
  const known = ((globalThis as { stops?: WeakSet<Element> }).stops ??= new WeakSet<Element>())
  const focused = document.activeElement
  if (focused === null || focused === document.body) return null
  // A control of which only the label is drawn.
  const drawn = (focused.matches('input') && focused.closest('label')) || focused
  const isKnown = known.has(focused)
  known.add(focused)
  const { left, top, right, bottom } = drawn.getBoundingClientRect()
  const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? ''} ${drawn.textContent.slice(0, 40)}`
  if (bottom - top > innerHeight / 2) return { name, isKnown, hiddenBy: [] }
  const edge = Math.min(4, (right - left) / 4, (bottom - top) / 4)
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + edge, top + edge],
    [right - edge, top + edge],
    [left + edge, bottom - edge],
    [right - edge, bottom - edge],
  ] as const
  const isStuck = (element: Element) =>
    ['sticky', 'fixed'].includes(getComputedStyle(element).position)
  const hiddenBy = points.flatMap(([x, y]) => {
    let over = document.elementFromPoint(x, y)
    if (over === null) return [`the edge of the window, at ${Math.round(y)}`]
    while (over !== null && !isStuck(over)) over = over.parentElement
    if (over === null || over.contains(focused)) return []
    return [`${over.tagName} ${over.className}, at ${Math.round(y)}`]
  })
  return { name, isKnown, hiddenBy }
}

/** Presses Tab, and then Shift and Tab, through the whole page. Fails with what was hidden while it had the focus. */
export async function expectFocusInSight(page: Page): Promise<void> {
  const hidden: string[] = []
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.evaluate(() => Object.assign(globalThis, { stops: new WeakSet<Element>() }))
    let stops = 0
    for (; stops < 150; stops += 1) {
      await page.keyboard.press(key)
      const stop = await page.evaluate(coverOfFocus)
      if (stop === null || stop.isKnown) break
      if (stop.hiddenBy.length > 0)
        hidden.push(`${key}: ${stop.name} is behind ${stop.hiddenBy.join(' and ')}`)
    }
    expect(stops, 'the page has stops').toBeGreaterThan(3)
  }
  expect(hidden).toEqual([])
}

import { byPlace, type PageParts } from './pageParts.tsx'

/** Returns the elements that change places with this one, as they are on the page. Two lists may show the same items. */
export function siblingsOf(parts: PageParts, element: Element): HTMLElement[] {
  return [...inListOf(parts, element)].toSorted(byPlace)
}

/** Looks no further than the first of them: the mouse comes to many elements of a long list. */
export function hasSiblings(parts: PageParts, element: Element): boolean {
  for (const other of inListOf(parts, element)) if (other !== element) return true
  return false
}

/** Returns the button of the next item of the list, or of the former one after the last, or else the part around. */
export function buttonBeside(parts: PageParts, target: Element | null): HTMLElement | null {
  const [element, around] = parts.around(target)
  if (element === undefined) return null
  const siblings = siblingsOf(parts, element)
  const index = siblings.indexOf(element)
  const beside = siblings[index + 1] ?? siblings[index - 1]
  return (beside && parts.get(beside)?.button?.current) ?? around ?? null
}

function* inListOf(parts: PageParts, element: Element): Generator<HTMLElement> {
  const list = parts.get(element)?.item?.list
  // Its groups are no lists of their own.
  const around = element.closest('[role=list], ul:not([role]), ol') ?? document
  for (const [other, { item }] of parts) {
    if (item && item.list === list && around.contains(other)) yield other as HTMLElement
  }
}

import {
  createContext,
  type ReactNode,
  type RefCallback,
  type RefObject,
  use,
  useState,
} from 'react'

/** What can be moved within a list. Items of the same `list` change places. `name` is spoken. */
export interface OrderedItem {
  list: string
  id: number
  name: string
}

/** What a finger chooses that wipes over a part, and how that looks. */
export interface SwipeChoice {
  label: string
  icon: ReactNode
  onSwipe: () => void
}

/** What a part of a page tells the page about itself. */
export interface PagePart {
  /** What it is moved as: by the handle of `ReorderInPlace`, or with Alt and an arrow key. */
  item?: OrderedItem | undefined
  /** What single keys do in it. */
  keys?: Readonly<Record<string, () => void>>
  /** Its button, which gets the focus when the part beside it is deleted. */
  button?: RefObject<HTMLElement | null>
  /** What `SwipeRows` lets a finger choose in it; null while that is chosen or not known. */
  swipe?: SwipeChoice | null
}

/** The parts of a page by their elements. Rows enter and leave by their refs, so that a long list costs nothing more. */
export class PageParts extends Map<Element, PagePart> {
  /** Returns the parts around a target, the innermost first. */
  around(target: EventTarget | null): HTMLElement[] {
    const around: HTMLElement[] = []
    let element = target instanceof Element ? target : null
    for (; element; element = element.parentElement) {
      if (this.has(element)) around.push(element as HTMLElement)
    }
    return around
  }

  /** Returns what a key does: in the innermost part around a target, or else in one that is no item, best inside `card`. */
  actionOf(key: string, target: EventTarget, card?: Element): (() => void) | undefined {
    const action = (element: Element) => this.get(element)?.keys?.[key]
    const others = [...this.#shared()].filter(action).toSorted(byPlace)
    const used = others.filter((element) => card?.contains(element))
    const [found] = [...this.around(target).filter(action), ...used, ...others]
    return found && action(found)
  }

  /** Returns whether some part inside an element has keys, whichever of its items has the focus. */
  hasKeys(card: Element): boolean {
    for (const element of this.#shared()) if (card.contains(element)) return true
    return false
  }

  /** Of the parts with keys, those that are no items: a key of an item is not meant for another one. */
  *#shared(): Generator<Element> {
    for (const [element, { item, keys }] of this) if (keys && !item) yield element
  }
}

/** The order of elements on the page. */
export const byPlace = (one: Element, other: Element) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

const PagePartsContext = createContext(new PageParts())

/** Has the parts inside for itself. */
export function PagePartsProvider({ children }: { children: ReactNode }) {
  const [parts] = useState(() => new PageParts())
  return <PagePartsContext value={parts}>{children}</PagePartsContext>
}

/** Returns the parts of the page. */
export const usePageParts = (): PageParts => use(PagePartsContext)

/** Returns a ref that makes its element a part of the page. */
export function usePagePart(part: PagePart): RefCallback<HTMLElement> {
  const parts = use(PagePartsContext)
  return (element) => {
    if (element) parts.set(element, part)
    return () => {
      if (element) parts.delete(element)
    }
  }
}

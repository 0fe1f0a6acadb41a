/** An element that had the focus, and what is around it, from the inside out. */
type Trail = readonly Element[]

/** What is in an open dialog or menu goes together with it. */
const layers = '[role=dialog], [role=alertdialog], [role=menu], body'
const lists = 'ul, ol, [role=list], [role=rowgroup], tbody'
const headings = 'h1, h2, h3'
const controls = 'a[href], button, input, textarea, select, [tabindex]'

/** Milliseconds in which the code that takes an element away, or react-aria for its overlays, may move the focus. */
const moment = 100

/**
 * Keeps the focus when the element that has it goes away, by whatever press, answer or device (docs/product.md#8-17). In
 * a list it goes to the entry that has come in its place, otherwise to the heading of what is around. Browsers keep only
 * the place from where Tab goes on, and react-aria gives back the focus of its overlays alone.
 *
 * @returns A function that ends it.
 */
export function keepFocus(): () => void {
  /** Where the focus was last on the page and in each layer over it, the newest at the end. */
  let trails: Trail[] = []
  /** The entries beside one that has left its list. */
  const beside = new WeakMap<Node, readonly (Node | null)[]>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function remember(target: unknown): void {
    if (!(target instanceof Element) || target === document.body) return
    const layer = target.closest(layers)
    const others = trails.filter((trail) => {
      const other = trail.find(isLayer)
      return other !== layer && other?.isConnected === true
    })
    trails = [...others, outwards(target)]
  }

  const rememberTarget = ({ target }: FocusEvent) => remember(target)

  function forget({ target, relatedTarget }: FocusEvent): void {
    if (relatedTarget !== null || !document.hasFocus()) return
    queueMicrotask(() => {
      // It is still there: the person has pressed somewhere else.
      if (target instanceof Element && target.isConnected) {
        trails = trails.filter(([element]) => element !== target)
      }
    })
  }

  function restore(): void {
    // One that cannot be seen does not take it.
    for (const place of trails.toReversed().flatMap((trail) => placesOf(trail))) {
      if (document.activeElement !== document.body) return
      focus(place)
    }
  }

  /** Returns where the focus belongs that was on a trail, the best first. */
  function placesOf(trail: Trail): Element[] {
    const index = trail.findIndex(({ isConnected }) => isConnected)
    const [gone, around] = [trail[index - 1], trail[index]]
    if (around === undefined || around === document.body) return []
    if (gone === undefined) return [around]
    const entries = around.matches(lists) ? (beside.get(gone) ?? []) : []
    return [
      ...entries.filter(isElement).flatMap(controlsIn),
      ...trail.slice(index).flatMap(headingsIn),
    ]
  }

  const observer = new MutationObserver((records) => {
    for (const { removedNodes, nextSibling, previousSibling } of records) {
      for (const node of removedNodes) {
        if (trails.some((trail) => trail.includes(node as Element))) {
          beside.set(node, [nextSibling, previousSibling])
        }
      }
    }
    const newest = trails.at(-1)?.[0]
    if (newest === undefined || newest.isConnected) return
    clearTimeout(timer)
    timer = setTimeout(restore, moment)
  })

  observer.observe(document.body, { childList: true, subtree: true })
  // The person may have gone somewhere before this came.
  remember(document.activeElement)
  document.addEventListener('focusin', rememberTarget)
  document.addEventListener('focusout', forget)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('focusin', rememberTarget)
    document.removeEventListener('focusout', forget)
  }
}

const isLayer = (element: Element) => element.matches(layers)
const isElement = (node: unknown): node is Element => node instanceof Element

/** Returns what Tab reaches inside an element. */
const controlsIn = (element: Element): Element[] =>
  [...element.querySelectorAll<HTMLElement>(controls)].filter(({ tabIndex }) => tabIndex >= 0)

function outwards(element: Element): Element[] {
  const trail: Element[] = []
  for (let one: Element | null = element; one; one = one.parentElement) trail.push(one)
  return trail
}

/** Returns the headings inside, as the button that one consists of. */
const headingsIn = (element: Element): Element[] =>
  [...element.querySelectorAll(headings)].map((one) => one.querySelector('button') ?? one)

function focus(element: Element): void {
  if (!(element instanceof HTMLElement)) return
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus()
}

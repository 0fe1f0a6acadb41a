import { nextDayBegin } from '../lib/days/days.ts'
import { keepApp } from '../lib/offline/keepApp.ts'
import { forgetScreen, keepScreen } from '../lib/offline/keptScreen.ts'
import { queryClient } from '../lib/query/queryClient.ts'
import { whenIdle } from '../lib/query/whenQuiet.ts'
import { forgetWithPerson } from '../lib/session/personalData.ts'
import { routeAt, routes } from '../routes.ts'

/** Milliseconds in which several changes come together, and the parts that come when it is quiet are shown. */
const soon = 1_000

let stopKeeping: (() => void) | undefined

forgetWithPerson(() => stopKeeping?.())

/**
 * Keeps the app on this device, and the dashboard as it is now. `opened` is a copy of what this visit has shown first in
 * `root`, if that was the dashboard.
 */
export function prepareNextVisit(root: Element, opened: Element | undefined): void {
  // It fetches every screen, which would compete with the parts that come when it is quiet.
  setTimeout(() => whenIdle(() => void keepApp()), soon)
  if (opened?.querySelector(cards)) keepDashboard(root, opened)
}

/** Keeps the dashboard again after each change, until the person leaves. */
function keepDashboard(root: Element, opened: Element): void {
  stopKeeping?.()
  let timer: ReturnType<typeof setTimeout> | undefined
  let cancel: (() => void) | undefined
  function stop() {
    clearTimeout(timer)
    cancel?.()
  }
  function keepSoon() {
    stop()
    timer = setTimeout(() => {
      cancel = whenIdle(keep)
    }, soon)
  }
  function keep() {
    // Another page leaves what the dashboard has shown.
    if (routeAt(location.pathname) !== routes.dashboard || location.search !== '') return
    const html = firstOfNextVisit(opened, root)
    if (html === undefined) forgetScreen()
    else keepScreen(html, nextDayBegin())
  }
  const observer = new MutationObserver(keepSoon)
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-checked', 'aria-expanded'],
  })
  // A page that is left before it is kept again would come back as it was before the change.
  const stopListening = queryClient.getMutationCache().subscribe(({ type }) => {
    if (type === 'added') forgetScreen()
  })
  keepSoon()
  stopKeeping = () => {
    observer.disconnect()
    stopListening()
    stop()
  }
}

const cards = '[data-item^="widgets/"]'
/** What changes while a dashboard is open: rows, and how far their list is. */
const changing = '[role=listitem][data-item], [role=status]'

/**
 * Returns the markup that the next visit will show first: that of this visit, with the statuses of now. Undefined if more
 * than statuses has changed, or if the page shows something that a visit does not begin with.
 */
function firstOfNextVisit(opened: Element, shown: Element): string | undefined {
  const next = opened.cloneNode(true) as Element
  if (choicesOf(next) !== choicesOf(shown)) return undefined
  // Rows of a finished list, or a menu: a visit begins without them.
  if (shown.querySelector('main [aria-expanded=true]')) return undefined

  const cardsNow = [...shown.querySelectorAll(cards)]
  for (const [index, card] of next.querySelectorAll(cards).entries()) {
    const now = cardsNow[index]
    if (now === undefined || nameOf(now) !== nameOf(card) || !update(card, now)) return undefined
    // How many rows of the grid it takes, which is known once it is laid out.
    card.setAttribute('data-style', now.getAttribute('style') ?? '')
  }
  for (const place of ['header', 'main']) {
    const before = next.querySelector(place)
    const now = shown.querySelector(place)
    if (!before || !now || !holdsTextsOf(now, before)) return undefined
  }

  // What is typed would be lost when the app takes over, and a placeholder is no use.
  if (next.querySelector('main [aria-busy=true], form, input, textarea, select')) return undefined

  for (const element of next.querySelectorAll('*')) prepareForMarkup(element)
  return next.innerHTML
}

const nameOf = (element: Element) => element.getAttribute('data-item')

/** Returns what is chosen and opened around the page. Long lists are not looked through for it. */
function choicesOf(screen: Element): string {
  return [...screen.querySelectorAll('header, footer')]
    .flatMap((part) => [...part.querySelectorAll('[aria-checked], [aria-expanded]')])
    .map(
      (control) =>
        `${control.getAttribute('aria-checked')} ${control.getAttribute('aria-expanded')}`,
    )
    .join()
}

/** Gives a card the statuses that it has now. Returns false if it has become another card. */
function update(card: Element, now: Element): boolean {
  const parts = [...card.querySelectorAll(changing)]
  const partsNow = [...now.querySelectorAll(changing)]
  // Only its name is there at first if it is further down.
  if (parts.length === 0) return true
  if (parts.length !== partsNow.length) return false
  for (const [index, part] of parts.entries()) {
    const partNow = partsNow[index]
    if (partNow === undefined || nameOf(partNow) !== nameOf(part)) return false
    part.replaceWith(partNow.cloneNode(true))
  }
  return holdsTextsOf(now, card)
}

/** Returns whether every text of `part` is somewhere in `whole`. Placeholders have blank ones. */
function holdsTextsOf(whole: Element, part: Element): boolean {
  const texts = new Set(textsOf(whole))
  return textsOf(part).every((text) => texts.has(text) || text.trim() === '')
}

function textsOf(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  return texts
}

/** A pointer or the focus may be elsewhere next time, and the page allows no style attributes in markup. */
function prepareForMarkup(element: Element): void {
  for (const name of ['hovered', 'pressed', 'focused', 'focus-visible']) {
    element.removeAttribute(`data-${name}`)
  }
  const style = element.getAttribute('style')
  if (style === null) return
  element.removeAttribute('style')
  element.setAttribute('data-style', style)
}

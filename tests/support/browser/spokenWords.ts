/**
 * Runs in the page. Returns what is wrong for people who hear it, and what axe does not know: texts that begin with the
 * dot between the parts of a line, forms that do not explain the mark of required fields exactly once, and tables without rows.
 */
export function unspeakable(): string[] {
  const isShown = (element: Element) => element.checkVisibility()
  const dots: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const { parentElement } = text
    if (!/^\s*·/.test(text.nodeValue ?? '') || parentElement === null) continue
    if (isShown(parentElement) && parentElement.closest('[aria-hidden=true], script') === null)
      dots.push(`begins with a dot: ${text.nodeValue}`)
  }
  const unheard = [...document.querySelectorAll('[aria-hidden=true]')].filter(isShown)
  const marks = unheard.filter(({ textContent }) => textContent === '*')
  const explained = unheard.filter(({ textContent }) => /^\* \S/.test(textContent ?? ''))
  const forms = new Set([...marks, ...explained].map((element) => element.closest('form')))
  const unexplained = [...forms].flatMap((form) => {
    const inForm = (element: Element) => element.closest('form') === form
    const count = explained.filter(inForm).length
    const expected = marks.some(inForm) ? 1 : 0
    const name = form?.getAttribute('aria-label') ?? 'no form'
    return count === expected ? [] : [`explains its * ${count} times, not ${expected}: ${name}`]
  })
  // One whose rows are on their way has nothing to say but its name.
  const tables = [...document.querySelectorAll('table')].filter(
    (table) => isShown(table) && table.closest('[aria-hidden=true]') === null,
  )
  const empty = tables.filter(({ tBodies }) =>
    [...tBodies].every(({ textContent }) => textContent?.trim() === ''),
  )
  return [
    ...dots,
    ...unexplained,
    ...empty.map(({ caption, ariaLabel }) => `has no rows: ${caption?.textContent ?? ariaLabel}`),
  ]
}

import type { Page } from '@playwright/test'

/** Notes what live regions say from now on, each with its politeness. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    const regions = '[role=status], [role=alert], [role=log], [aria-live]'
    new MutationObserver((changes) => {
      const changed = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(regions),
      )
      const added = changes.flatMap(({ addedNodes }) =>
        [...addedNodes].flatMap((node) =>
          node instanceof Element
            ? [
                ...node.querySelectorAll('[role=alert]'),
                ...(node.matches('[role=alert]') ? [node] : []),
              ]
            : [],
        ),
      )
      for (const region of new Set([...changed, ...added])) {
        const text = region?.textContent?.trim()
        if (region && text && region.getAttribute('aria-live') !== 'off')
          said.push(`${region.getAttribute('role') ?? region.getAttribute('aria-live')}: ${text}`)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said)
}

/** Notes what gets the focus from now on, by its name or its words. */
export async function noteFocus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const focused: string[] = []
    Object.assign(globalThis, { focused })
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement)) return
      focused.push(target.getAttribute('aria-label') ?? target.textContent)
    })
  })
  return () => page.evaluate(() => (globalThis as unknown as { focused: string[] }).focused)
}

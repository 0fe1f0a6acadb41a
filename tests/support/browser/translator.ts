import type { Page } from '@playwright/test'

/**
 * Runs in a page. Treats it as a browser's translator does: a text gives way to two nested `<font>` with its
 * translation, also when it comes later. What says `translate="no"` stays. The translation is the same text, so that
 * tests can read it.
 */
export function translateHere(): void {
  const untouched = '[translate=no], font, script, style, svg, textarea, select, head'

  function translate(text: Text) {
    if (text.data.trim() === '' || text.parentElement?.closest(untouched) !== null) return
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    inner.textContent = text.data
    text.replaceWith(outer)
  }

  function translateAllOf(node: Node) {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    if (node instanceof Text) found.push(node)
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    found.forEach(translate)
  }

  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) translate(target)
      addedNodes.forEach(translateAllOf)
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
  translateAllOf(document)
}

/** Translates each page of the tab from its beginning. */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(translateHere)
}

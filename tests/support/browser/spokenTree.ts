import type { CDPSession, Page } from '@playwright/test'

interface SpokenNode {
  role: string
  name: string
  description: string
}

/** One for each page: the end of a session would take the page's virtual authenticator along. */
const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** Returns what the browser tells screen readers of the page, in no order. */
export async function spokenNodes(page: Page): Promise<SpokenNode[]> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  const { nodes } = await (await session).send('Accessibility.getFullAXTree')
  return nodes.flatMap(({ ignored, role, name, description }) =>
    ignored
      ? []
      : [
          {
            role: String(role?.value ?? ''),
            name: String(name?.value ?? ''),
            description: String(description?.value ?? ''),
          },
        ],
  )
}

/**
 * Returns the descriptions of more than eight words that the browser says with more than two controls, such as each part of
 * a date.
 */
export async function repeatedDescriptions(page: Page): Promise<string[]> {
  const described = (await spokenNodes(page)).map(({ description }) => description)
  return [...new Set(described)]
    .filter((one) => one.split(' ').length > 8 && described.filter((o) => o === one).length > 2)
    .map((one) => `spoken with several controls: ${one}`)
}

/** A small letter or a digit before a capital one, and the word around both. */
const glued = /\S*[\p{Ll}\p{N}]\p{Lu}\S*/gu

/** Runs in the page. Returns every text that a name or a description may consist of, as a person or the product wrote it. */
function writtenTexts(): string[] {
  const attributes = ['alt', 'aria-label', 'aria-valuetext', 'label', 'placeholder', 'title']
  const written = [document.title]
  const nodes = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const { currentNode: node } = nodes
    if (!(node instanceof Element)) written.push(node.nodeValue ?? '')
    else written.push(...attributes.map((attribute) => node.getAttribute(attribute) ?? ''))
    if (node instanceof HTMLInputElement) written.push(node.value)
  }
  return written
}

/**
 * Returns the names and descriptions in which one text begins where another ends, without a space or a mark between them:
 * "4 daysWalk". A word that one text has so, such as "iPhone", is right.
 */
export async function gluedTexts(page: Page): Promise<string[]> {
  const heard = (await spokenNodes(page)).flatMap(({ name, description }) => [name, description])
  const suspects = [...new Set(heard)].filter((text) => text.match(glued))
  if (suspects.length === 0) return []
  const written = await page.evaluate(writtenTexts)
  return suspects
    .filter((text) => text.match(glued)?.some((word) => !written.some((one) => one.includes(word))))
    .map((text) => `two texts without a space between them: ${text}`)
}

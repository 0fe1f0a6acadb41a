import type { Page } from '@playwright/test'
import { expect } from '../e2e.ts'

/** Something that Tab reaches, as a person would name it. */
export interface Control {
  /** What tells it from the others of the page: its element, its role and its words. */
  name: string
  /** Which of those with the same name it is. */
  nth: number
  key: 'Enter' | 'Space'
}

declare global {
  interface Window {
    controlsOf: (frame: string) => { element: HTMLElement; name: string }[]
  }
}

/** Runs in the page: lists what Tab reaches there, in the open dialog or menu alone if there is one. */
function defineControls(): void {
  const layers = '[role=dialog], [role=alertdialog]:not([data-react-aria-top-layer] *), [role=menu]'
  const wordsOf = (element: HTMLElement) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const group = element.closest('[role=group], [role=radiogroup], [role=toolbar], li, fieldset')
    const words = [group?.getAttribute('aria-label'), element.getAttribute('aria-label')]
    const text = labels.map(({ textContent }) => textContent).join(' ') || element.textContent
    return [...words, text].filter(Boolean).join(': ')
  }
  window.controlsOf = (frame) => {
    const root = [...document.querySelectorAll(layers)].at(-1) ?? document.querySelector(frame)
    return [
      ...(root?.querySelectorAll<HTMLElement>('a[href], button, input, textarea, [tabindex]') ??
        []),
    ]
      .filter(
        (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
      )
      .filter((element) => element.closest('[inert], [aria-hidden=true], :disabled') === null)
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => {
        const role = element.getAttribute('role') ?? element.getAttribute('type') ?? ''
        return { element, name: `${element.localName} ${role} ${wordsOf(element)}`.trim() }
      })
  }
}

/** Lists what Tab reaches in a part of a page; in its open dialog or menu alone if there is one. */
export async function listControls(page: Page, frame: string): Promise<Control[]> {
  await page.evaluate(defineControls)
  return page.evaluate((within) => {
    const counts = new Map<string, number>()
    return window.controlsOf(within).map(({ element, name }) => {
      const nth = counts.get(name) ?? 0
      counts.set(name, nth + 1)
      const isChoice = element.matches('[role=radio], [role=switch], [type=radio], [type=checkbox]')
      return { name, nth, key: isChoice ? ('Space' as const) : ('Enter' as const) }
    })
  }, frame)
}

/**
 * Returns the controls of the open dialog or menu that a finger cannot reach, however it scrolls there: they stay outside
 * the window or under something else.
 */
export async function listOutOfReach(page: Page): Promise<string[]> {
  await page.evaluate(defineControls)
  return page.evaluate(() => {
    const centre = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    }
    function scrollTo(element: Element): void {
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue
        box.scrollTop += centre(element).y - centre(box).y
      }
    }
    return window.controlsOf('body').flatMap(({ element, name }) => {
      const target = element.closest('label') ?? element
      scrollTo(target)
      const { x, y } = centre(target)
      const hit = document.elementFromPoint(x, y)
      const isHit = hit !== null && (target.contains(hit) || hit.contains(target))
      const over = hit?.outerHTML.slice(0, 120) ?? 'outside the window'
      return isHit ? [] : [`${name} at ${Math.round(x)}, ${Math.round(y)}: ${over}`]
    })
  })
}

/** Returns what has the focus and cannot be seen: it is outside the window or under something else. */
export function focusOutOfSight(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement
    const target = focused?.closest('label') ?? focused
    if (!target) return 'nothing has the focus'
    const { left, top, width, height } = target.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    if (hit && (target.contains(hit) || hit.contains(target))) return undefined
    return `${target.outerHTML.slice(0, 100)} at ${Math.round(left)}, ${Math.round(top)}`
  })
}

/** Presses a control by keyboard. Returns whether it is there. */
export async function pressControl(page: Page, { name, nth, key }: Control): Promise<boolean> {
  await page.evaluate(defineControls)
  const isThere = await page.evaluate(
    ([wanted, index]) => {
      const found = window.controlsOf('body').filter((one) => one.name === wanted)[index]
      found?.element.focus()
      return found !== undefined
    },
    [name, nth] as const,
  )
  if (isThere) await page.keyboard.press(key)
  return isThere
}

/** Returns what has the focus half a second from now, and undefined if it can be seen. */
async function lostFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    // What takes the focus away may come after the answer of the server, or after a movement.
    await new Promise((resolve) => setTimeout(resolve, 500))
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) return 'the body has the focus'
    const { width, height } = activeElement.getBoundingClientRect()
    const isSeen = activeElement.checkVisibility({ visibilityProperty: true })
    if (isSeen && width > 0 && height > 0) return undefined
    return `what has the focus cannot be seen: ${activeElement.outerHTML.slice(0, 200)}`
  })
}

export async function expectFocusIsSeen(page: Page, after: string): Promise<void> {
  expect.soft(await lostFocus(page), after).toBeUndefined()
}

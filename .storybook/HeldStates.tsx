import { type PropsWithChildren, useLayoutEffect } from 'react'

/** The attribute of react-aria for each pseudo-class that the toolbar holds. */
const attributes = {
  hover: 'data-hovered',
  active: 'data-pressed',
  focus: 'data-focused',
  focusVisible: 'data-focus-visible',
} as const

/** The global of storybook-addon-pseudo-states. */
export type Held = Partial<Record<keyof typeof attributes, unknown>> | false | undefined

/** Sets attributes on all components of react-aria, also on those that appear later. Returns a function that removes them. */
function hold(names: readonly string[]): () => void {
  const changed: [Element, string][] = []
  function set() {
    for (const element of document.querySelectorAll('[data-rac]')) {
      for (const name of names) {
        if (element.hasAttribute(name)) continue
        element.setAttribute(name, 'true')
        changed.push([element, name])
      }
    }
  }
  const observer = new MutationObserver(set)
  observer.observe(document.body, { childList: true, subtree: true })
  set()
  return () => {
    observer.disconnect()
    for (const [element, name] of changed) element.removeAttribute(name)
  }
}

/**
 * Shows the story as if the pointer or the focus were on everything in it. storybook-addon-pseudo-states does so for rules
 * with pseudo-classes. Components of react-aria have attributes instead, which it does not know.
 */
export function HeldStates({ held, children }: PropsWithChildren<{ held: Held }>) {
  const names = Object.entries(attributes)
    .filter(([state]) => held !== false && held?.[state as keyof typeof attributes] === true)
    .map(([, name]) => name)
    .join(' ')
  useLayoutEffect(() => (names === '' ? undefined : hold(names.split(' '))), [names])
  return children
}

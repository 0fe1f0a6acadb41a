import { type FocusEvent, type PointerEvent, Suspense, useState } from 'react'
import { TooltipWords } from '../Tooltip/lazyTooltipWords.ts'

/**
 * Returns what shows the name of a choice that is a picture, to a mouse and to the focus of a keyboard: handlers for the
 * group of the choices, and the words. One for the whole group, because a list has many rows; a `Tooltip` around each
 * choice would be three of react-aria's for each row. A screen reader knows the name already.
 */
export function useChoiceTooltip() {
  const [shown, setShown] = useState<HTMLElement>()
  const close = () => setShown(undefined)

  function show(target: EventTarget) {
    const choice = target instanceof Element ? target.closest<HTMLElement>('[role=radio]') : null
    const word = choice?.lastElementChild
    setShown(choice && word && getComputedStyle(word).display === 'none' ? choice : undefined)
  }

  const handlers = {
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') show(target)
    },
    onPointerLeave: close,
    onPointerDown: close,
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) show(target)
    },
    onBlur: close,
  }
  const words = shown && (
    <Suspense>
      <TooltipWords
        state={{ isOpen: true, shouldSkipAnimation: false, open: () => undefined, close }}
        triggerRef={{ current: shown }}
        // Nothing describes itself by these words, so they stand in the landmark of what they name.
        UNSTABLE_portalContainer={shown.closest('main') ?? document.body}
      >
        {shown.getAttribute('aria-label')}
      </TooltipWords>
    </Suspense>
  )
  return { handlers, words, close }
}

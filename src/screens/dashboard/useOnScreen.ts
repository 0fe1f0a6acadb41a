import { type RefObject, useEffect, useState } from 'react'

type Callback = (isOnScreen: boolean) => void

const callbacks = new WeakMap<Element, Callback>()
let observer: IntersectionObserver | undefined

/** One observer for all places: a hundred of them cost as much as one. */
function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) callbacks.get(target)?.(isIntersecting)
  })
  return observer
}

/** Whether an element is in view, and whether it ever was; at first as the caller expects. */
export function useOnScreen(element: RefObject<Element | null>, isExpected: boolean) {
  const [isOnScreen, setOnScreen] = useState(isExpected)
  const [wasOnScreen, setWasOnScreen] = useState(isExpected)

  useEffect(() => {
    const target = element.current
    if (target === null) return
    callbacks.set(target, (isIntersecting) => {
      setOnScreen(isIntersecting)
      if (isIntersecting) setWasOnScreen(true)
    })
    sharedObserver().observe(target)
    return () => sharedObserver().unobserve(target)
  }, [element])

  return { isOnScreen, wasOnScreen }
}

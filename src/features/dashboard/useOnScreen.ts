import { type RefObject, useEffect, useState } from 'react'
import { loadWhenQuiet } from './loadWhenQuiet.ts'

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

/**
 * Returns whether an element is in view, and whether it is time to show what is in it: once it was in view, or
 * everything that is in view has come. At first both are as the caller expects.
 */
export function useOnScreen(element: RefObject<Element | null>, isExpected: boolean) {
  const [isOnScreen, setOnScreen] = useState(isExpected)
  const [isDue, setDue] = useState(isExpected)

  useEffect(() => {
    const target = element.current
    if (target === null) return
    callbacks.set(target, (isIntersecting) => {
      setOnScreen(isIntersecting)
      if (isIntersecting) setDue(true)
    })
    sharedObserver().observe(target)
    return () => sharedObserver().unobserve(target)
  }, [element])

  useEffect(() => (isDue ? undefined : loadWhenQuiet(() => setDue(true))), [isDue])

  return { isOnScreen, isDue }
}

import { lazy } from 'react'

/**
 * Positioning is the largest part of the code, and is not needed before the first tooltip. Where
 * it cannot be fetched, the control stays without. It is awaited, because Vite passes a style sheet that cannot be fetched
 * by the handlers of a `then`.
 */
export const TooltipWords = lazy(async () => {
  try {
    return { default: (await import('./TooltipWords.tsx')).TooltipWords }
  } catch {
    return { default: () => null }
  }
})

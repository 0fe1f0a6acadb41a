import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { type PageParts, type SwipeChoice, usePageParts } from '../../pageParts.tsx'
import { media } from '../../theme/tokens.ts'
import { followsSwipes } from './followsSwipes.ts'
import * as styles from './SwipeRows.css.ts'

/** How far a finger goes before it is a swipe, how far it must go to choose, and how far the row goes, in pixels. */
const slop = 12
const enough = 64
const most = 88
/** Of the row that goes back, in ms. */
const duration = 180

interface Swipe {
  choice: SwipeChoice
  /** The finger may leave. */
  isEnough: boolean
  /** The room that the row has left, in pixels from the upper left corner of the page. */
  room: { left: number; top: number; width: number; height: number }
}

/**
 * Lets a finger choose what a row has as its `swipe`, as an extra way: the row follows to its start, and shows at its end
 * what it does. One for the whole page, so that a long list costs nothing. The browser keeps scrolling up and down, which
 * the row says with `touch-action`.
 */
export function SwipeRows() {
  const parts = usePageParts()
  const [swipe, setSwipe] = useState<Swipe>()
  const follow = useEffectEvent((event: PointerEvent) => followFinger(event, parts, setSwipe))

  useEffect(() => {
    // Before the buttons of a row, which keep the event for themselves.
    addEventListener('pointerdown', follow, true)
    document.documentElement.setAttribute(followsSwipes, '')
    return () => {
      removeEventListener('pointerdown', follow, true)
      document.documentElement.removeAttribute(followsSwipes)
    }
  }, [])

  if (!swipe) return null
  return createPortal(
    <div
      aria-hidden
      data-ready={swipe.isEnough || undefined}
      className={styles.under}
      style={swipe.room}
    >
      {swipe.choice.icon}
      <span>{swipe.choice.label}</span>
    </div>,
    document.body,
  )
}

/** Follows one finger from where it came down until it leaves. */
function followFinger(
  down: PointerEvent,
  parts: PageParts,
  show: (swipe: Swipe | undefined) => void,
): void {
  if (down.pointerType !== 'touch' || !down.isPrimary) return
  const row = parts.around(down.target).find((element) => parts.get(element)?.swipe !== undefined)
  const choice = row && parts.get(row)?.swipe
  if (!row) return
  const forward = getComputedStyle(row).direction === 'rtl' ? 1 : -1
  let distance = 0
  let isSwiping = false
  let isTaken = false
  const ended = new AbortController()
  const { signal } = ended

  function move(event: PointerEvent) {
    if (!row || event.pointerId !== down.pointerId) return
    const along = (event.clientX - down.clientX) * forward
    const across = Math.abs(event.clientY - down.clientY)
    if (!isSwiping) {
      if (across > slop) ended.abort()
      if (Math.abs(along) <= slop || Math.abs(along) <= across || signal.aborted) return
      isSwiping = true
      // As when the browser takes a finger for scrolling: what was pressed is pressed no longer.
      isTaken = true
      down.target?.dispatchEvent(
        new PointerEvent('pointercancel', {
          pointerId: down.pointerId,
          pointerType: 'touch',
          bubbles: true,
        }),
      )
      isTaken = false
    }
    if (!choice) return
    distance = Math.min(Math.max(along - slop, 0), most)
    row.style.translate = `${distance * forward}px`
    // What leaves the card is not seen.
    row.style.clipPath =
      forward === -1 ? `inset(0 0 0 ${distance}px)` : `inset(0 ${distance}px 0 0)`
    const { left, right, top, height } = row.getBoundingClientRect()
    show({
      choice,
      isEnough: distance >= enough,
      room: {
        left: (forward === -1 ? right : left - distance) + scrollX,
        top: top + scrollY,
        width: distance,
        height,
      },
    })
  }

  function end(event: PointerEvent) {
    if (!row || event.pointerId !== down.pointerId || isTaken) return
    ended.abort()
    if (!isSwiping) return
    const from = row.style.translate
    row.style.translate = ''
    row.style.clipPath = ''
    show(undefined)
    if (!matchMedia(media.still).matches) {
      row.animate({ translate: [from, '0px'] }, { duration, easing: 'cubic-bezier(0.2, 0, 0, 1)' })
    }
    if (event.type === 'pointerup' && distance >= enough) choice?.onSwipe()
  }

  const options = { signal, capture: true }
  addEventListener('pointermove', move, options)
  addEventListener('pointerup', end, options)
  addEventListener('pointercancel', end, options)
}

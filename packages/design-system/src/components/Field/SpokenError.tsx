import { type ReactNode, useEffect, useRef, useState } from 'react'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Field.css.ts'

/** Milliseconds. An error that appears so soon after the focus is spoken with the field, as its description. */
const withFocus = 500

interface Props {
  /** Name of the field, spoken before the error. */
  label: string
  /** Something else says the error. */
  isSilent?: boolean
  /** What describes the field; nothing while the value is valid. */
  children: ReactNode
}

/**
 * The place of a field's error, the last child of the field. An error that appears while the field has the focus is
 * spoken immediately: nothing else tells a screen reader about a changed description. One that comes together with the
 * focus is left to the focus, so that each is spoken once.
 */
export function SpokenError({ label, isSilent = false, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [isSpeaking, setSpeaking] = useState(false)

  useEffect(() => {
    const field = place.current?.parentElement
    if (!field) return
    const listening = new AbortController()
    const { signal } = listening
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setSpeaking(true), withFocus)
    }
    const end = () => {
      clearTimeout(timer)
      setSpeaking(false)
    }
    if (field.contains(document.activeElement)) begin()
    field.addEventListener('focusin', begin, { signal })
    field.addEventListener('focusout', end, { signal })
    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }, [])

  const hasError = children !== false && children !== undefined && children !== null
  return (
    <div
      ref={place}
      aria-live={isSpeaking && !isSilent ? 'assertive' : 'off'}
      aria-atomic="true"
      className={styles.errorPlace}
    >
      {hasError && <span className={hidden}>{`${label}: `}</span>}
      {children}
    </div>
  )
}

import { type ReactNode, useEffect, useState } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './TextArea.css.ts'

/** From this part of the limit on, the count is spoken. */
const near = 0.9
/** Milliseconds without typing before it is spoken. */
const pause = 1000

export interface TextLimit {
  max: number
  /** Puts the count into words, for example "48 of 500". */
  label: (length: number) => string
}

interface CountProps extends TextLimit {
  text: string
}

/** Counts as the server does: characters, without white space at the ends. */
const lengthOf = (text: string) => Array.from(text.trim()).length

/** What is said about a field, and at its end how long its text is. */
export function CountedHelp({ text, label, children }: CountProps & { children: ReactNode }) {
  return (
    <span className={styles.counted}>
      <span>{children}</span>
      <span className={styles.count} aria-hidden="true">
        {label(lengthOf(text))}
      </span>
    </span>
  )
}

/** Speaks the count near the limit, once the person pauses. */
export function SpokenCount({ text, max, label }: CountProps) {
  const length = lengthOf(text)
  const words = length < max * near ? '' : label(length)
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(words), pause)
    return () => clearTimeout(timer)
  }, [words])
  return <VisuallyHidden role="status">{spoken}</VisuallyHidden>
}

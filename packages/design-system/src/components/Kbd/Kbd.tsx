import { kbd } from './Kbd.css.ts'

export interface KbdProps {
  /** The name on the key. */
  children: string
}

/** A key of the keyboard. */
export function Kbd({ children }: KbdProps) {
  return (
    <kbd translate="no" className={kbd}>
      {children}
    </kbd>
  )
}

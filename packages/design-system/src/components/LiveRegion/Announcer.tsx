import { useEffect, useState } from 'react'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { listenToAnnouncements } from './announcements.ts'

/** The place where screen readers find what `announce` says. Once for the whole app. */
export function Announcer() {
  const [said, setSaid] = useState<{ count: number; message: string }>()
  useEffect(
    () =>
      listenToAnnouncements((message) =>
        setSaid((before) => ({ count: (before?.count ?? 0) + 1, message })),
      ),
    [],
  )
  return (
    // Named like react-aria's own announcer, so that a dialog does not hide it from screen readers.
    <div role="status" data-live-announcer="" className={hidden}>
      {/* Another element each time: the same words are spoken again. */}
      {said && <span key={said.count}>{said.message}</span>}
    </div>
  )
}

// The queue comes from react-stately, because the module of react-aria-components brings the whole look of a toast.
import { ToastQueue as AriaToastQueue } from 'react-stately/useToastState'
import { announce, forgetAnnouncements } from '../LiveRegion/announcements.ts'

export interface ToastContent {
  title: string
  description?: string
  /** @default 'neutral' */
  tone?: 'neutral' | 'success' | 'danger'
  /** A way to answer, for example to undo the action. The toast then closes. */
  action?: { label: string; onPress: () => void }
}

/** Milliseconds that a toast stays; hovering or focusing it stops the clock. */
const stay = 6_000

/** Holds the toasts of an application. Create it once, and show it with a `ToastRegion`. */
export class Toasts {
  readonly queue = new AriaToastQueue<ToastContent>({ maxVisibleToasts: 3 })

  /**
   * Shows a toast and returns its key. A failure stays until the person closes it, and what can be answered until
   * it is closed or answered; everything else disappears after 6 seconds. It is spoken once: a failure immediately,
   * everything else when the reader pauses.
   */
  show(content: ToastContent): string {
    // The toast of a failure is an alert.
    if (content.tone !== 'danger') {
      announce([content.title, content.description].filter(Boolean).join('. '))
    }
    const waits = content.tone === 'danger' || content.action !== undefined
    return this.queue.add(content, waits ? {} : { timeout: stay })
  }

  /** Closes a toast. Does nothing if the toast has already closed. */
  close(key: string): void {
    this.queue.close(key)
  }

  /** Forgets all of them, because they were for another person. */
  clear(): void {
    this.queue.clear()
    forgetAnnouncements()
  }
}

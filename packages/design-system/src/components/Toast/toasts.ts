// Not from react-aria-components: its module brings all that a toast looks like.
import { ToastQueue as AriaToastQueue } from 'react-stately/useToastState'

export interface ToastContent {
  title: string
  description?: string
  /** @default 'neutral' */
  tone?: 'neutral' | 'success' | 'danger'
  /** A way to answer, for example to take the action back; the toast closes then. */
  action?: { label: string; onPress: () => void }
}

/** Milliseconds that a toast stays; hovering or focusing it stops the clock. */
const stay = 6_000

/** The toasts of an application: made once, shown by a `ToastRegion`. */
export class Toasts {
  readonly queue = new AriaToastQueue<ToastContent>({ maxVisibleToasts: 3 })

  /**
   * Shows a toast and returns its key. A failure stays until the person closes it, and what can be answered until
   * it is closed or answered; everything else disappears after 6 seconds.
   */
  show(content: ToastContent): string {
    const waits = content.tone === 'danger' || content.action !== undefined
    return this.queue.add(content, waits ? {} : { timeout: stay })
  }

  /** Takes a toast away; a key that is gone already does nothing. */
  close(key: string): void {
    this.queue.close(key)
  }
}

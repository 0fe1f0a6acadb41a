import { type AuthChange, onAuthChange } from '@daymark/api'
import { useStore } from '../store.ts'
import { refreshSession } from './sessionStore.ts'

/** The state of the e-mail with the code. Undefined from a backend that does not tell. */
type MailState = 'waiting' | 'delayed' | 'refused' | 'sent'

const interval = 2_000

let state: MailState | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Asks now and then for the state of the e-mail, while a page shows it and it may change (docs/product.md#3-10). */
function watch(show: () => void): () => void {
  state = undefined
  const ask = () => void refreshSession()
  const stop = onAuthChange((change) => {
    state = mailStateOf(change)
    show()
    clearTimeout(timer)
    if (state === 'waiting' || state === 'delayed') timer = setTimeout(ask, interval)
  })
  timer = setTimeout(ask, interval)
  return () => {
    stop()
    clearTimeout(timer)
  }
}

function mailStateOf(change: AuthChange): MailState | undefined {
  return 'meta' in change && 'mail' in change.meta ? change.meta.mail : undefined
}

/** Returns the state of the e-mail that this page asks people to read. */
export function useMailDelivery(): MailState | undefined {
  return useStore({ subscribe: watch, read: () => state })
}

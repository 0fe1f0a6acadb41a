/** Milliseconds after which held keys are dropped. Long enough for a dialog to open. */
const patience = 10_000

let release: (() => void) | undefined
let held: string[] = []

/** Returns a key that writes, or takes back what was written. */
export const isText = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  ([...key].length === 1 || key === 'Backspace' || key === 'Enter') && !ctrlKey && !metaKey

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

function type(keys: readonly string[], field: HTMLInputElement | HTMLTextAreaElement): void {
  for (const [index, key] of keys.entries()) {
    if (key === 'Backspace') document.execCommand('delete')
    else if (key !== 'Enter') document.execCommand('insertText', false, key)
    else if (
      field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    ) {
      field.form?.requestSubmit()
      const rest = keys.slice(index + 1)
      // In the next frame the form has been checked. A form that saves holds keys for the next field.
      requestAnimationFrame(() => {
        if (release) held.unshift(...rest)
        else type(rest, field)
      })
      return
    }
  }
}

/** Gives up what is held. */
export function dropKeys(): void {
  release?.()
}

/** Types the held keys into the field that has the focus, because no other field will come. */
export function typeHeldKeys(): void {
  if (!release) return
  release()
  if (isField(document.activeElement)) type(held, document.activeElement)
}

/**
 * Keeps what is typed from now on for the field that gets the focus next: a field that was asked for may take a moment
 * to come, and people type ahead. Escape, Tab and a press of the pointer give up. `typed` was typed before.
 */
export function holdKeys(typed: readonly string[] = []): void {
  dropKeys()
  const keys = (held = [...typed])
  const listening = new AbortController()
  const { signal } = listening
  const stop = () => {
    listening.abort()
    clearTimeout(timer)
    release = undefined
  }
  const timer = setTimeout(stop, patience)
  release = stop

  const options = { capture: true, signal }
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' || event.key === 'Tab') stop()
      if (!isText(event)) return
      event.preventDefault()
      event.stopPropagation()
      // One that is still down since the press sends nothing.
      if (event.key !== 'Enter' || !event.repeat) keys.push(event.key)
    },
    options,
  )
  addEventListener('pointerdown', stop, options)
  addEventListener(
    'focusin',
    ({ target }) => {
      if (!isField(target)) return
      // Not before what renders the field has ended.
      requestAnimationFrame(() => {
        if (signal.aborted || document.activeElement !== target) return
        stop()
        type(keys, target)
      })
    },
    options,
  )
}

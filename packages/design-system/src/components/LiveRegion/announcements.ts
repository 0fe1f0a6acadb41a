/** Milliseconds: what is said within them belongs to one press, and is heard as one message. */
const moment = 100

let sentences: string[] = []
let say: ((message: string) => void) | undefined
let timer: ReturnType<typeof setTimeout> | undefined

function wait(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (say === undefined || sentences.length === 0) return
    say(sentences.reduce((said, next) => `${said}${/[.!?…]$/.test(said) ? '' : '.'} ${next}`))
    sentences = []
  }, moment)
}

/**
 * Says to people who hear the page, once and when their reader pauses, what has just happened. For an event and not for
 * a state: a component that shows a state again would say it again. Sentences of one moment are one message. One that
 * comes before the page has its `Announcer` waits for it.
 */
export function announce(sentence: string): void {
  sentences.push(sentence)
  if (say) wait()
}

/** Forgets what has not been said, because the person has gone. */
export function forgetAnnouncements(): void {
  sentences = []
}

/** Calls a listener with each message. Returns a function that ends it. */
export function listenToAnnouncements(listener: (message: string) => void): () => void {
  say = listener
  // A region that comes with its text is not spoken, so the text comes later.
  wait()
  return () => {
    say = undefined
  }
}

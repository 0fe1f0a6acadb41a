/** An answer and the moment at which it came, in milliseconds since 1970 by the clock of this device. */
type Listener = (headers: Headers, at: number) => void

/** The last answer, and who hears of the next ones. A module of its own, because the start contains it. */
export const lastAnswer: { last?: Parameters<Listener>; listener?: Listener | undefined } = {}

export function noteAnswer({ headers }: Response): void {
  lastAnswer.last = [headers, Date.now()]
  lastAnswer.listener?.(...lastAnswer.last)
}

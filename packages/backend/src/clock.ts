/** The source of the backend's time, so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Whole milliseconds since some moment, so that sums are exact; never goes back, unlike the time of day. */
  monotonic(): number
}

/** Milliseconds by which a clock may be corrected while something waits: within them a start in the future is one. */
const correction = 60_000

/**
 * Returns whether something that began at `start` and ends after `lifetime`, in milliseconds, is over. If it began in
 * the future, the clock was put back. Once the clock has caught up, it would live for as long again.
 */
export function isOver(start: number, lifetime: number, now: number): boolean {
  return now >= start + lifetime || start > now + correction
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => Math.floor(performance.now()),
}

/** The clock of test mode: the real time plus what was added, or a fixed time. */
export class AdjustableClock implements Clock {
  #offset = 0
  #fixed: number | undefined
  #added = 0
  #stoppedAt: number | undefined

  now(): number {
    return this.#fixed ?? Date.now() + this.#offset
  }

  monotonic(): number {
    return (this.#stoppedAt ?? systemClock.monotonic()) + this.#added
  }

  /** Adds to the time; a negative number puts the clock back, as an administrator does. */
  advance(ms: number): void {
    this.#added += Math.max(0, ms)
    if (this.#fixed === undefined) this.#offset += ms
    else this.#fixed += ms
  }

  /** Stops the clock at a time; undefined lets it run on from the real time. */
  set(time: number | undefined): void {
    this.#fixed = time
    this.#stoppedAt = time === undefined ? undefined : systemClock.monotonic()
    this.#offset = 0
  }
}

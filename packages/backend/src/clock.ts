/** The source of the backend's time, so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds since some moment; never goes back, unlike the time of day. */
  monotonic(): number
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
}

/** The clock of test mode: the real time plus what was added, or a fixed time. */
export class AdjustableClock implements Clock {
  #offset = 0
  #fixed: number | undefined
  #added = 0

  now(): number {
    return this.#fixed ?? Date.now() + this.#offset
  }

  monotonic(): number {
    return performance.now() + this.#added
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
    this.#offset = 0
  }
}

/** Where the backend gets the time from, so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** The clock of test mode: the real time plus what was added, or a fixed time. */
export class AdjustableClock implements Clock {
  #offset = 0
  #fixed: number | undefined

  now(): number {
    return this.#fixed ?? Date.now() + this.#offset
  }

  advance(ms: number): void {
    if (this.#fixed === undefined) this.#offset += ms
    else this.#fixed += ms
  }

  /** Stops the clock at a time; undefined lets it run on from the real time. */
  set(time: number | undefined): void {
    this.#fixed = time
    this.#offset = 0
  }
}

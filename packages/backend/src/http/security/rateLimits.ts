import type { Clock } from '../../clock.ts'

/** At most `count` times within `seconds`. */
export interface Limit {
  count: number
  seconds: number
}

/** The events of one key: their times, and when the last of them stops counting. */
interface Events {
  times: number[]
  until: number
}

/** More keys than this are not remembered: those whose last event is the oldest are forgotten first. */
const mostKeys = 20_000

/**
 * Counts recent events in memory, so a restart clears them. Keys name what is counted and for
 * whom, such as `code/request:ip:127.0.0.1`. It measures with a monotonic clock.
 */
export class RateLimits {
  enabled = true
  readonly #clock: Clock
  /** In the order of their last events. */
  readonly #events = new Map<string, Events>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Returns how many keys are remembered. */
  get size(): number {
    return this.#events.size
  }

  /** Counts one event and returns whether it was within the limit. */
  take(key: string, limit: Limit): boolean {
    if (!this.allows(key, limit)) return false
    this.record(key, limit)
    return true
  }

  /** Returns whether one more event would be within the limit; counts nothing. */
  allows(key: string, limit: Limit): boolean {
    return !this.enabled || this.#recent(key, limit).length < limit.count
  }

  /** In how many whole seconds one more event will be within the limit; 0 for now. */
  secondsUntilAllowed(key: string, limit: Limit): number {
    if (this.allows(key, limit)) return 0
    const [oldest = 0] = this.#recent(key, limit).slice(-limit.count)
    const until = oldest + limit.seconds * 1000 - this.#clock.monotonic()
    return Math.max(1, Math.ceil(until / 1000))
  }

  record(key: string, limit: Limit): void {
    if (!this.enabled) return
    const now = this.#clock.monotonic()
    const times = [...this.#recent(key, limit), now]
    this.#events.delete(key)
    this.#events.set(key, { times, until: now + limit.seconds * 1000 })
    if (this.#events.size > mostKeys) this.#forgetOldest()
  }

  /** Forgets every key whose events count no longer. */
  sweep(): void {
    const now = this.#clock.monotonic()
    for (const [key, { until }] of this.#events) if (until <= now) this.#events.delete(key)
  }

  clear(): void {
    this.#events.clear()
  }

  #forgetOldest(): void {
    for (const key of this.#events.keys()) {
      this.#events.delete(key)
      return
    }
  }

  #recent(key: string, limit: Limit): number[] {
    const since = this.#clock.monotonic() - limit.seconds * 1000
    return (this.#events.get(key)?.times ?? []).filter((time) => time > since)
  }
}

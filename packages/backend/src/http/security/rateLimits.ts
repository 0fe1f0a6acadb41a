import type { Clock } from '../../clock.ts'

/** At most `count` times within `seconds`. */
export interface Limit {
  count: number
  seconds: number
}

/**
 * Counts recent events in memory, so a restart clears them. Keys name what is counted and for
 * whom, such as `code/request:ip:127.0.0.1`. It measures with a monotonic clock.
 */
export class RateLimits {
  enabled = true
  readonly #clock: Clock
  readonly #events = new Map<string, number[]>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Counts one event and returns whether it was within the limit. */
  take(key: string, limit: Limit): boolean {
    if (!this.allows(key, limit)) return false
    this.record(key, limit)
    return true
  }

  /** Whether one more event would be within the limit; counts nothing. */
  allows(key: string, limit: Limit): boolean {
    return !this.enabled || this.#recent(key, limit).length < limit.count
  }

  record(key: string, limit: Limit): void {
    if (!this.enabled) return
    this.#events.set(key, [...this.#recent(key, limit), this.#clock.monotonic()])
  }

  /** Forgets every key whose last event is older than an hour, so that memory stays flat. */
  sweep(): void {
    const hourAgo = this.#clock.monotonic() - 3_600_000
    for (const [key, times] of this.#events) {
      if ((times.at(-1) ?? 0) < hourAgo) this.#events.delete(key)
    }
  }

  clear(): void {
    this.#events.clear()
  }

  #recent(key: string, limit: Limit): number[] {
    const since = this.#clock.monotonic() - limit.seconds * 1000
    return (this.#events.get(key) ?? []).filter((time) => time > since)
  }
}

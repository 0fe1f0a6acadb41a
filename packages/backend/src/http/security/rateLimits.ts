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

/** More keys of one limit than this are not remembered: those that would expire first are forgotten first. */
const mostKeys = 20_000

/**
 * Counts recent events in memory, so a restart clears them. Keys name what is counted and for
 * whom, such as `code/request:ip:127.0.0.1`. It measures with a monotonic clock.
 */
export class RateLimits {
  enabled = true
  readonly #clock: Clock
  /** Of each limit apart, so that many callers displace no address. In the order of their last events. */
  readonly #events = new Map<Limit, Map<string, Events>>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Returns how many keys are remembered. */
  get size(): number {
    return [...this.#events.values()].reduce((sum, { size }) => sum + size, 0)
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
    const events = this.#events.get(limit) ?? new Map<string, Events>()
    this.#events.set(limit, events)
    events.delete(key)
    events.set(key, { times, until: now + limit.seconds * 1000 })
    if (events.size > mostKeys) forgetFirst(events)
  }

  /** Forgets every key whose events count no longer. */
  sweep(): void {
    const now = this.#clock.monotonic()
    for (const events of this.#events.values()) {
      for (const [key, { until }] of events) if (until <= now) events.delete(key)
    }
  }

  clear(): void {
    this.#events.clear()
  }

  #recent(key: string, limit: Limit): number[] {
    const since = this.#clock.monotonic() - limit.seconds * 1000
    return (this.#events.get(limit)?.get(key)?.times ?? []).filter((time) => time > since)
  }
}

/** Forgets the entry that was set first. */
export function forgetFirst(entries: Map<string, unknown>): void {
  for (const key of entries.keys()) {
    entries.delete(key)
    return
  }
}

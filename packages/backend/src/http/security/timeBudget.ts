import type { Clock } from '../../clock.ts'
import { forgetFirst } from './rateLimits.ts'

/** How much work of the process one person may cause: milliseconds at once, and which part of the time in the long run. */
export interface Budget {
  ms: number
  share: number
}

/**
 * Returns the time that this thread has worked, in milliseconds, to be compared with itself. While other programs run or the
 * disk is waited for, it stands still. Where Node cannot tell, it is the time that has passed.
 */
export function workedTime(): number {
  try {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  } catch {
    return performance.now()
  }
}

/** What a request costs at least, in milliseconds: many small ones cost too. */
const leastCost = 0.5

/** People who are remembered. With one more the first is forgotten. */
const mostPeople = 20_000

interface Account {
  left: number
  at: number
}

/**
 * Limits how much work of the process the requests and reminders of each person cause. Time comes back as it passes, so a
 * person who uses the app, or imports years of days, never meets the limit. In memory, so a restart gives all of it back.
 */
export class TimeBudgets {
  readonly #clock: Clock
  readonly #budget: Budget
  readonly #accounts = new Map<number, Account>()

  constructor(clock: Clock, budget: Budget) {
    this.#clock = clock
    this.#budget = budget
  }

  /** Returns the seconds after which a person has time again. 0 if they have some now. */
  secondsUntilAllowed(userId: number): number {
    const left = this.#left(userId)
    return left > 0 ? 0 : Math.max(1, Math.ceil((leastCost - left) / this.#budget.share / 1000))
  }

  /** Counts the work for a person, in milliseconds, see `workedTime`. */
  spend(userId: number, ms: number): void {
    const left = this.#left(userId) - Math.max(ms, leastCost)
    this.#accounts.delete(userId)
    this.#accounts.set(userId, { left, at: this.#clock.monotonic() })
    if (this.#accounts.size > mostPeople) forgetFirst(this.#accounts as Map<never, unknown>)
  }

  clear(): void {
    this.#accounts.clear()
  }

  #left(userId: number): number {
    const { ms, share } = this.#budget
    const account = this.#accounts.get(userId)
    if (!account) return ms
    return Math.min(ms, account.left + (this.#clock.monotonic() - account.at) * share)
  }
}

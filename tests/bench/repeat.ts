import { readFileSync } from 'node:fs'

/** Returns the middle of some measurements; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Milliseconds of a call: the middle of five, after one that does not count. */
export async function medianTime(call: () => Promise<unknown>): Promise<number> {
  await call()
  const times: number[] = []
  for (let time = 0; time < 5; time += 1) times.push(await timeOf(call))
  return median(times)
}

/** Milliseconds of one call. */
export async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await call()
  return performance.now() - before
}

/**
 * Measures two things by turns: the median of the first, and of its ratios to the other one right after it. What else
 * the machine does changes slowly, and so both.
 */
export async function byTurns(
  measureOne: () => Promise<number>,
  measureOther: () => Promise<number>,
  rounds = 15,
): Promise<{ median: number; ratio: number }> {
  const values: number[] = []
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const value = await measureOne()
    values.push(value)
    ratios.push(value / (await measureOther()))
  }
  return { median: median(values), ratio: median(ratios) }
}

/** The share of one processor that other programs may take before a measurement counts as disturbed. */
const noise = 0.02

interface Measurement<T> {
  value: T
  /** Share of one processor that went to others on the same host. */
  stolen: number
}

/** Milliseconds of processor time that the host gave to others, see proc_stat(5); 0 where the system does not say. */
function stolenTime(): number {
  try {
    return Number(readFileSync('/proc/stat', 'utf8').split(/\s+/)[8]) * 10
  } catch {
    return 0
  }
}

async function watch<T>(measure: () => Promise<T>): Promise<Measurement<T>> {
  const [start, stolenBefore] = [performance.now(), stolenTime()]
  const value = await measure()
  return { value, stolen: (stolenTime() - stolenBefore) / (performance.now() - start) }
}

/**
 * Measures until the machine was undisturbed as often as wanted, and returns these values. After four times as many it
 * gives up: the least disturbed ones are returned, and a warning says so.
 */
export async function measureInQuiet<T>(wanted: number, measure: () => Promise<T>): Promise<T[]> {
  const all: Measurement<T>[] = []
  while (all.length < wanted * 4) {
    all.push(await watch(measure))
    if (all.filter(({ stolen }) => stolen <= noise).length === wanted) break
  }
  const best = all.toSorted((one, other) => one.stolen - other.stolen).slice(0, wanted)
  const most = Math.round((best.at(-1)?.stolen ?? 0) * 100)
  if (most > noise * 100) console.warn(`Not quiet: others took up to ${most} % of a processor.`)
  return best.map(({ value }) => value)
}

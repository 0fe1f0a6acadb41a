import { readFileSync } from 'node:fs'

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

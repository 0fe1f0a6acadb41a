import { median } from './row.ts'

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

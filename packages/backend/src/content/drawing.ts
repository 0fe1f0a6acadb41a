import { randomInt } from 'node:crypto'

/**
 * Returns an option that is drawn by lot. None comes a second time before all were shown, and the last one of a round
 * does not begin the next. An option that was added meanwhile takes part in the round.
 *
 * @param options The ids of all options; undefined is returned when there are none.
 * @param shown The ids of the options that were shown, in the order of their days.
 */
export function draw(options: readonly number[], shown: readonly number[]): number | undefined {
  const all = new Set(options)
  const round = new Set<number>()
  let last: number | undefined
  for (const option of shown) {
    if (!all.has(option)) continue
    if (round.size === all.size) round.clear()
    round.add(option)
    last = option
  }
  const isOver = round.size === all.size
  const left = options.filter((option) => (isOver ? option !== last : !round.has(option)))
  const choice = left.length === 0 ? options : left
  return choice.length === 0 ? undefined : choice[randomInt(choice.length)]
}

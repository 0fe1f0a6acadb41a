/** Returns the ids with one of them a place up (-1) or down (1). */
export function moved(ids: readonly number[], id: number, step: 1 | -1): number[] {
  const index = ids.indexOf(id)
  const others = ids.filter((other) => other !== id)
  return others.toSpliced(Math.max(0, index + step), 0, id)
}

/** Returns the ids with some of them put before or after another one, as they are dropped. */
export function movedTo(
  ids: readonly number[],
  dropped: readonly number[],
  target: number,
  isBefore: boolean,
): number[] {
  const others = ids.filter((id) => !dropped.includes(id))
  return others.toSpliced(others.indexOf(target) + (isBefore ? 0 : 1), 0, ...dropped)
}

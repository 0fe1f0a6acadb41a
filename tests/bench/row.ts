/** One line of the bench's table. */
export interface Row {
  what: string
  value: string
  goal: string
  ok: boolean
}

export function row(what: string, value: string, goal: string, ok: boolean): Row {
  return { what, value, goal, ok }
}

/** Returns the middle of some measurements; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

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

/** A row whose goal is a number that the value stays under. */
export function under(what: string, value: number, goal: number): Row {
  const rounded = Math.round(value)
  return row(what, String(rounded), `under ${goal}`, rounded < goal)
}

/** Returns the middle of some measurements; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

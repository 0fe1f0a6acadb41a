import { loadavg } from 'node:os'

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

/** A row without a goal. */
export function figure(what: string, value: string): Row {
  return row(what, value, 'any', true)
}

/** A row whose value stays under a number. Shows so many digits after the point. */
export function under(what: string, value: number, goal: number, digits = 0): Row {
  return row(what, value.toFixed(digits), `under ${goal}`, value < goal)
}

/** A row whose value does not exceed a number. Shows so many digits after the point. */
export function atMost(what: string, value: number, goal: number, digits = 0): Row {
  return row(what, value.toFixed(digits), `at most ${goal}`, value <= goal)
}

/** The load average of the machine: with a high one, other programs have slowed the rows before it. */
export function machineLoad(what: string): Row {
  return figure(`${what}, load average of the machine`, loadavg()[0]?.toFixed(1) ?? '')
}

import type { BrokenFileCode } from '../../ui/module-kind/takeout.ts'

/** Apps whose files Daymark cannot read, by a member that each of their habits has. */
const marks = { coinReward: 'habitTrove', daily_goal: 'tableHabit' } as const

/** Returns which app wrote a JSON file, if it is one that Daymark knows but cannot read. */
export function unreadableApp(value: unknown): BrokenFileCode | undefined {
  const { habits } = (value ?? {}) as { habits?: unknown }
  const [habit] = Array.isArray(habits) ? (habits as unknown[]) : []
  if (typeof habit !== 'object' || habit === null) return undefined
  const mark = (Object.keys(marks) as (keyof typeof marks)[]).find((name) => name in habit)
  return mark && marks[mark]
}

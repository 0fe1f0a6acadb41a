import { personalSetting } from '../preferences/personalSetting.ts'

/** From the default to the latest; an hour after midnight is for people who go to bed late. */
export const dayBegins = ['utc', 'local-0', 'local-2', 'local-4', 'local-6'] as const

/** When a day begins: at midnight UTC, or at an hour where the person is. */
export type DayBegin = (typeof dayBegins)[number]

/** Null until the person has chosen. */
export const dayBeginSetting = personalSetting<DayBegin | null>('day-begins', null)

/** Returns the hour at which a day begins where the person is; undefined for midnight UTC. */
export function localHourOf(begin: DayBegin | null): number | undefined {
  return begin === null || begin === 'utc' ? undefined : Number(begin.slice('local-'.length))
}

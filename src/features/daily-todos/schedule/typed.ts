import type { Schedule } from '@daymark/api'

/** The first letters of the days of the week, Monday first, in English and in Dutch. */
const beginnings = [
  /^(mon(days?)?|ma(andag)?)$/,
  /^(tues?(days?)?|di(nsdag)?)$/,
  /^(wed(nesdays?)?|wo(ensdag)?)$/,
  /^(thu(rs?(days?)?)?|do(nderdag)?)$/,
  /^(fri(days?)?|vr(ijdag)?)$/,
  /^(sat(urdays?)?|za(terdag)?)$/,
  /^(sun(days?)?|zo(ndag)?)$/,
]

/** Returns the ISO number of the day of the week that a word names. */
function weekdayIn(word: string): number | undefined {
  const index = beginnings.findIndex((pattern) => pattern.test(word))
  return index === -1 ? undefined : index + 1
}

/** Words that end many a name: one of them alone is no schedule, as in "Bel ma" and "Sit in the sun". */
const ofNames = /^(ma|di|do|zo|sat|sun)$/

const times = /^(?<name>.*\S)\s+(?<count>[1-7])\s?[x×](\s+(a|per)\s+week)?$/i

/** Returns a name without the dot that divides it from its schedule, as in "Gym · 3x". */
const nameIn = (text: string) => text.replace(/\s+·$/, '')

/**
 * Returns what is typed for a new to-do without the schedule at its end: "Gym mon wed fri", "Gym 3x", "Gym · 3× a week", in both languages.
 * The schedule is undefined for a text without one.
 */
export function readSchedule(typed: string): { text: string; schedule: Schedule | undefined } {
  const counted = times.exec(typed)?.groups
  if (counted) {
    const timesPerWeek = Number(counted['count'])
    return {
      text: nameIn(counted['name'] ?? ''),
      schedule: timesPerWeek === 7 ? null : { timesPerWeek },
    }
  }
  const words = typed.split(/[\s,]+/)
  const weekdays = new Set<number>()
  let end = words.length
  for (; end > 1; end -= 1) {
    const word = (words[end - 1] ?? '').toLowerCase().replace(/\.$/, '')
    const number = weekdayIn(word)
    // "mon and fri", "ma en vr"
    if (number === undefined && !(weekdays.size > 0 && /^(and|en|&)$/.test(word))) break
    if (number !== undefined) weekdays.add(number)
  }
  const last = words[end]?.toLowerCase() ?? ''
  if (weekdays.size === 0 || (end === words.length - 1 && ofNames.test(last)))
    return { text: typed, schedule: undefined }
  const text = nameIn(words.slice(0, end).join(' '))
  const numbers = [...weekdays].toSorted((one, other) => one - other)
  return { text, schedule: numbers.length === 7 ? null : { weekdays: numbers } }
}

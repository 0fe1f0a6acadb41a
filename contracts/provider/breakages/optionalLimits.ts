import { after, answerOf, type Breakage, isCall, resultsOf } from './breakage.ts'
import { changes, isLonger, ofText, refuses } from './limits.ts'
import type { Json } from './proxy.ts'

// Backends with optional parts that refuse a value at a limit of the description, or save another value in its place.

const ofItems = isCall('daily-todo-items', 'POST', 'PATCH')
const ofTodos = isCall('daily-todo-options', 'POST', 'PUT', 'PATCH')
const ofPreferences = isCall('preferences', 'PATCH')

/** A schedule or a reminder, which null deletes. */
type Weekly = { weekdays?: number[]; timesPerWeek?: number } | null

interface Todo extends Json {
  schedules?: { schedule: Weekly }[]
}

function dropSunday(weekly: Weekly): void {
  if (weekly?.weekdays) weekly.weekdays = weekly.weekdays.filter((one) => one !== 7)
}

const notes: Breakage[] = [
  changes(
    'notes: cut at 100 characters',
    { named: /saves and .* a note of 500 characters/, concerns: ofItems },
    ofText('note', (note) => note.slice(0, 100)),
  ),
  refuses(
    'notes: more than 255 characters are refused',
    { named: /takes a note of 500 characters/, concerns: ofItems },
    ['max_length', 'note'],
    isLonger('note', 255),
  ),
  {
    what: 'notes: null where they are missing, and empty in lists',
    named: [/takes .* without a note/, /saves and .* without a note/],
    concerns: isCall('daily-todo-items', 'GET', 'POST', 'PATCH'),
    breaks: after(({ status, json }) => {
      for (const item of resultsOf(json)) item['note'] ??= ''
      if (json && status < 300 && !('results' in json)) json['note'] ??= null
    }),
  },
]

const todos: Breakage[] = [
  changes(
    'schedules: without Sunday',
    { named: /saves and .* schedules of one day/, concerns: ofTodos },
    ({ schedules = [] }: Todo) => {
      for (const { schedule } of schedules) dropSunday(schedule)
    },
  ),
  refuses(
    'schedules: the largest number is refused',
    { named: /takes schedules of one day/, concerns: ofTodos },
    ['max_value', 'schedules'],
    ({ schedules = [] }: Todo) => schedules.some(({ schedule }) => schedule?.timesPerWeek === 7),
  ),
  refuses(
    'schedules: more than 100 are refused',
    { named: /takes 400 schedules/, concerns: ofTodos },
    ['max_length', 'schedules'],
    ({ schedules = [] }: Todo) => schedules.length > 100,
  ),
  changes(
    'archive: cut after 100 changes',
    { named: /saves and .* 400 changes of the archive/, concerns: ofTodos },
    (body) => {
      if (Array.isArray(body['archive'])) body['archive'].splice(100)
    },
  ),
]

/** Takes all members away whose value is null. */
function ignoreNull(body: Json): void {
  for (const [name, value] of Object.entries(body)) {
    if (value === null) delete body[name]
    else if (typeof value === 'object' && !Array.isArray(value)) ignoreNull(value as Json)
  }
}

const preferences: Breakage[] = [
  changes(
    'preferences: null deletes nothing',
    {
      named: [
        /saves and .* every choice is deleted by null/,
        /saves and .* no order of the cards that is deleted by null/,
        /saves and .* no row and no hue that is deleted by null/,
        /saves and .* no time zone and no reminder where they are deleted by null/,
        /saves and .* no reminder that is deleted by null/,
      ],
      concerns: ofPreferences,
    },
    ignoreNull,
  ),
  refuses(
    'preferences: the last begin of a day is refused',
    { named: /takes days that begin at local-6/, concerns: ofPreferences },
    ['invalid_choice', 'dayBegins'],
    ({ dayBegins }) => dayBegins === 'local-6',
  ),
  changes(
    'preferences: hues are cut at ten letters',
    { named: /saves and .* what the person has chosen/, concerns: ofPreferences },
    ({ hues }) => {
      for (const name of Object.keys(hues ?? {}))
        ofText(name, (hue) => hue.slice(0, 10))(hues as Json)
    },
  ),
  changes(
    'reminders: without Sunday',
    { named: /saves and .* a reminder on all days/, concerns: ofPreferences },
    ({ reminders }) =>
      Object.values((reminders ?? {}) as Record<string, Weekly>).forEach(dropSunday),
  ),
]

const subscriptions: Breakage[] = [
  refuses(
    'subscriptions: long endpoints are refused',
    { named: /takes an endpoint of 1,000/, concerns: isCall('push-subscriptions', 'POST') },
    ['max_length', 'endpoint'],
    isLonger('endpoint', 500),
  ),
  {
    what: 'subscriptions: a deleted one stays',
    named: /deletePushSubscription deletes and/,
    spoilsStates: true,
    concerns: isCall('push-subscriptions', 'DELETE'),
    breaks: () => Promise.resolve(answerOf(204)),
  },
]

export const optionalLimitBreakages = [...notes, ...todos, ...preferences, ...subscriptions]

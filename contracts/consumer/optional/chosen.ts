import type { Call } from '../../states.ts'
import { callOf, contentsOf } from '../contents.ts'
import { dailyTodos } from '../kinds/dailyTodos.ts'

// What a person has chosen, for the promises about preferences and reminders.

const { newModule, newOption, newWidget } = contentsOf(dailyTodos)

export const aCard = [newModule(), newOption(), newWidget()]

/** Returns the call that chooses this. */
export const chosen = (body: Record<string, unknown>): Call => callOf('patchPreferences', body)

/** An id as the name of a member, which a state fills in and a request cannot: the person has no such object. */
export const noId = '999999999'

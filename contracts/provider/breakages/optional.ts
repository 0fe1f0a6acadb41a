import { after, type Breakage, isCall, resultsOf } from './breakage.ts'

/** What a backend with optional parts may do wrong. The pact of those notices it. */
export const optionalBreakages: Breakage[] = [
  {
    what: 'preferences: a change replaces everything',
    named: /what the change does not name/,
    concerns: isCall('preferences', 'PATCH'),
    breaks: after(({ json }, call) => {
      for (const name of Object.keys(json ?? {})) {
        if (json && !(name in (call.json ?? {}))) delete json[name]
      }
    }),
  },
  {
    what: 'preferences: the ids of deleted cards stay',
    named: /was deleted/,
    concerns: isCall('preferences', 'GET'),
    breaks: after(({ json }) => {
      const { dailyTodos } = (json?.['cards'] ?? {}) as { dailyTodos?: number[] }
      dailyTodos?.unshift(9)
    }),
  },
  {
    what: 'notes: a tick deletes the note',
    named: /leaves the note/,
    concerns: isCall('daily-todo-items', 'PATCH'),
    breaks: after(({ json }, call) => {
      if (json && !('note' in (call.json ?? {}))) delete json['note']
    }),
  },
  {
    what: 'notes: a list of items lacks them',
    named: /lists the note/,
    concerns: isCall('daily-todo-items', 'GET'),
    breaks: after(({ json }) => {
      for (const item of resultsOf(json)) delete item['note']
    }),
  },
  {
    what: 'schedules: a change forgets what was valid before',
    named: /keeps the schedule that was valid before/,
    concerns: isCall('daily-todo-options', 'PUT'),
    breaks: after(({ json }) => {
      const { schedules } = (json ?? {}) as { schedules?: unknown[] }
      schedules?.shift()
    }),
  },
  {
    what: 'schedules: the present schedule is the first one',
    named: /the present schedule/,
    concerns: isCall('daily-todo-options', 'GET'),
    breaks: after(({ json }) => {
      const [first] = (json?.['schedules'] ?? []) as { schedule: unknown }[]
      if (json && first) json['schedule'] = first.schedule
    }),
  },
  {
    what: 'archive: a to-do that is back was never archived',
    named: /ends the archive when/,
    concerns: isCall('daily-todo-options', 'PUT'),
    breaks: after(({ json }) => {
      const { archived = [] } = (json ?? {}) as { archived?: { until: string | null }[] }
      if (json && archived.at(-1)?.until) json['archived'] = []
    }),
  },
  {
    what: 'archive: a second time replaces the first',
    named: /begins the archive a second time/,
    concerns: isCall('daily-todo-options', 'PUT'),
    breaks: after(({ json }) => {
      const { archived = [] } = (json ?? {}) as { archived?: unknown[] }
      if (archived.length > 1) archived.shift()
    }),
  },
  {
    what: 'archive: a list leaves out what is archived',
    named: /also while the archive has it/,
    concerns: isCall('daily-todo-options', 'GET'),
    breaks: after(({ json }) => {
      const results = json?.['results'] as { archived?: { until: string | null }[] }[] | undefined
      if (json && results)
        json['results'] = results.filter(({ archived }) => archived?.at(-1)?.until !== null)
    }),
  },
  {
    what: 'partial updates: a member that is left out is deleted',
    named: /changes a name alone/,
    concerns: isCall('daily-todo-options', 'PATCH'),
    breaks: after(({ json }, call) => {
      if (json && !('schedules' in (call.json ?? {}))) json['schedules'] = []
    }),
  },
  {
    what: 'features are not named',
    named: /names the (preferences|notes|schedules|archive|partialUpdates)/,
    concerns: isCall('widgets'),
    breaks: after(({ json }) => {
      delete json?.['features']
    }),
  },
]

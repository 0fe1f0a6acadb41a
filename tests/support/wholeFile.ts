const today = new Date().toISOString().slice(0, 10)
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A file with every member that a file may have. */
export const wholeFile = {
  format: 'daymark',
  version: 1,
  preferences: {
    dayBegins: 'local-4',
    streaks: 'hidden',
    unfolded: { day: today, modules: [5] },
    cards: { dailyTodos: [12, 11], inspiration: [31] },
    rows: { 5: [8, 7] },
    hues: { 5: 'plum', 6: 'sea' },
    timeZone: 'Europe/Amsterdam',
    reminders: { 11: { time: '07:30', weekdays: [1, 3, 7] } },
  },
  modules: [
    {
      kind: 'dailyTodos',
      name: 'Home',
      ids: { module: 6, options: [10], widgets: [12] },
      widgets: ['Home'],
      options: [{ name: 'Dishes', text: 'All of them', days: {} }],
    },
    {
      kind: 'dailyTodos',
      name: 'Health',
      ids: { module: 5, options: [7, 8], widgets: [11] },
      widgets: ['Health'],
      options: [
        {
          name: 'Walk',
          text: 'Half an hour',
          days: { '2026-01-05': 'done', '2026-01-06': 'skip' },
          notes: { '2026-01-05': 'In the rain\nwith Ada', '2026-01-07': 'Too hot' },
          schedules: [
            { from: '1970-01-01', schedule: { weekdays: [1, 3] } },
            { from: '2026-01-06', schedule: { timesPerWeek: 3 } },
            { from: '2026-02-01', schedule: null },
          ],
          archived: [
            { from: '2026-03-01', until: '2026-04-01' },
            { from: '2026-05-01', until: null },
          ],
        },
        { name: 'Read', text: 'A book', days: { '2026-01-05': 'done' } },
      ],
    },
    {
      kind: 'inspiration',
      name: 'Sky',
      ids: { module: 9, options: [21, 22], widgets: [31] },
      widgets: ['Sky'],
      options: [
        { type: 'text', name: 'Calm', text: 'Begin with little', shownOn: ['2026-01-05'] },
        { type: 'image', name: 'Hill', image: pixel, shownOn: [] },
      ],
    },
  ],
} as const

import { ApiError } from '@daymark/api'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { type Changeable, Editing } from './editing.ts'

interface Walk {
  id: number
  name: string
  text: string
  days: number[]
}

type Values = Omit<Walk, 'id'>

const shown: Walk = { id: 1, name: 'Walk', text: 'Out', days: [1] }
const client = new QueryClient()

/** A server that other devices change too. */
function server() {
  let stored = shown
  const write = vi.fn<(current: Walk, change: Partial<Values>) => Promise<Walk>>(
    async (_current, change) => (stored = { ...stored, ...change }),
  )
  const walks: Changeable<Walk, Values> = {
    operation: 'updateDailyTodoOption',
    valuesOf: ({ name, text, days }) => ({ name, text, days }),
    read: async () => stored,
    write,
    say: (values, member) => (member === 'days' ? values.days.join('+') : undefined),
  }
  return {
    editing: new Editing(walks, shown),
    write,
    changeElsewhere: (change: Partial<Values>) => (stored = { ...stored, ...change }),
    stored: () => stored,
  }
}

const everything: Values = { name: 'Walk', text: 'Out', days: [1] }

test.for<{
  what: string
  elsewhere: Partial<Values>
  values: Partial<Values>
  sent: Partial<Values> | undefined
  isChangedElsewhere: boolean
}>([
  {
    what: 'a change alone is sent without the rest',
    elsewhere: {},
    values: { ...everything, name: 'Stroll' },
    sent: { name: 'Stroll' },
    isChangedElsewhere: false,
  },
  {
    what: 'nothing changed here leaves a rename elsewhere',
    elsewhere: { name: 'Run' },
    values: everything,
    sent: undefined,
    isChangedElsewhere: true,
  },
  {
    what: 'another member changed here leaves a rename elsewhere',
    elsewhere: { name: 'Run' },
    values: { days: [2] },
    sent: { days: [2] },
    isChangedElsewhere: true,
  },
  {
    what: 'the same change on both devices is no conflict',
    elsewhere: { name: 'Run' },
    values: { ...everything, name: 'Run' },
    sent: undefined,
    isChangedElsewhere: false,
  },
  {
    what: 'nothing changed on either device sends nothing',
    elsewhere: {},
    values: { ...everything, days: [1] },
    sent: undefined,
    isChangedElsewhere: false,
  },
  {
    what: 'a member without a value is not changed',
    elsewhere: {},
    values: { name: undefined, text: 'In' },
    sent: { text: 'In' },
    isChangedElsewhere: false,
  },
])('$what', async ({ elsewhere, values, sent, isChangedElsewhere }) => {
  const { editing, write, changeElsewhere, stored } = server()
  changeElsewhere(elsewhere)
  const saved = await editing.save(client, values)
  expect(saved).toEqual({ entity: stored(), isChangedElsewhere })
  expect(write.mock.calls.map(([, change]) => change)).toEqual(sent === undefined ? [] : [sent])
  expect(stored()).toEqual({ ...shown, ...elsewhere, ...sent })
})

test.for<{ elsewhere: Partial<Values>; values: Partial<Values>; codes: object[] }>([
  {
    elsewhere: { name: 'Run: fast' },
    values: { name: 'Stroll', text: 'In' },
    codes: [{ field: 'name', code: 'renamed_elsewhere:Run: fast' }],
  },
  {
    elsewhere: { text: 'Up' },
    values: { text: 'In' },
    codes: [{ field: 'text', code: 'changed_elsewhere:Up' }],
  },
  {
    elsewhere: { name: 'Run', days: [3, 4] },
    values: { name: 'Stroll', days: [2] },
    codes: [
      { field: 'name', code: 'renamed_elsewhere:Run' },
      { field: 'days', code: 'changed_elsewhere:3+4' },
    ],
  },
])(
  'what both changed stays as the first has it, and the second is told: $elsewhere',
  async (one) => {
    const { editing, write, changeElsewhere, stored } = server()
    changeElsewhere(one.elsewhere)
    const error: unknown = await editing.save(client, one.values).catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toHaveProperty('errors', one.codes)
    expect(write).not.toHaveBeenCalled()
    expect(stored()).toEqual({ ...shown, ...one.elsewhere })
    await editing.save(client, one.values)
    expect(stored()).toEqual({ ...shown, ...one.elsewhere, ...one.values })
  },
)

test('saving again after a conflict replaces only what the error named', async () => {
  const { editing, changeElsewhere, stored } = server()
  changeElsewhere({ name: 'Run', days: [3] })
  const values = { ...everything, name: 'Stroll' }
  await expect(editing.save(client, values)).rejects.toThrow(ApiError)
  await editing.save(client, values)
  expect(stored()).toEqual({ ...shown, name: 'Stroll', days: [3] })
})

test('a change after the error is told once more', async () => {
  const { editing, changeElsewhere, stored } = server()
  changeElsewhere({ name: 'Run' })
  await expect(editing.save(client, { name: 'Stroll' })).rejects.toThrow('renamed_elsewhere:Run')
  changeElsewhere({ name: 'Hike' })
  await expect(editing.save(client, { name: 'Stroll' })).rejects.toThrow('renamed_elsewhere:Hike')
  expect(stored().name).toBe('Hike')
})

test('a second save from the same form takes back nothing that the first one left', async () => {
  const { editing, changeElsewhere, stored } = server()
  changeElsewhere({ text: 'Up' })
  const values = { ...everything, name: 'Stroll' }
  await editing.save(client, values)
  await editing.save(client, { ...values, name: 'Ramble' })
  expect(stored()).toEqual({ ...shown, name: 'Ramble', text: 'Up' })
})

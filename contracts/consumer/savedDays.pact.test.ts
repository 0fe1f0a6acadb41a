import { DailyTodoStatusSchema } from '@daymark/api/schemas'
import { MatchersV3 } from '@pact-foundation/pact'
import { contentsOf, day } from './contents.ts'
import { dailyTodos } from './kinds/dailyTodos.ts'
import { promiseSaved } from './saved.ts'

const { integer } = MatchersV3
const { newModule, newOption, newItem } = contentsOf(dailyTodos)
const item = { id: integer(9), module: integer(2), option: integer(6), date: day }
const ids = { module: '${moduleId}', option: '${optionId}', date: day }

for (const status of DailyTodoStatusSchema.options) {
  const saved = {
    what: `the status ${status}`,
    answer: { ...item, status },
    reads: 'listDailyTodoItems',
  } as const
  promiseSaved({
    ...saved,
    operation: 'createDailyTodoItem',
    before: [newModule(), newOption()],
    body: { ...ids, status },
  })
  promiseSaved({
    ...saved,
    operation: 'updateDailyTodoItem',
    before: [newModule(), newOption(), newItem({ status: status === 'todo' ? 'skip' : 'todo' })],
    body: { status },
  })
}

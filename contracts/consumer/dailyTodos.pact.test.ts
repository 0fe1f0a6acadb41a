import { DailyTodoStatusSchema } from '@daymark/api/schemas'
import { MatchersV3 } from '@pact-foundation/pact'
import { anyRefusal, emptyPage, invalid, notFound, page } from './answers.ts'
import { anotherPerson, callOf, contentsOf, day, otherDay } from './contents.ts'
import { dailyTodos } from './kinds/dailyTodos.ts'
import { promise, promiseSaved } from './promise.ts'

const { integer, string } = MatchersV3
const { newModule, newOption, newItem } = contentsOf(dailyTodos)

const ids = { module: '${moduleId}', option: '${optionId}', date: day }
const item = { id: integer(9), option: integer(6), date: day, status: string('todo') }
const deletedOption = callOf('deleteDailyTodoOption')
const deletedModule = callOf('deleteDailyTodosModule')

for (const { what, before, answer } of [
  {
    what: 'those of a module on a day, and no others',
    before: [
      newModule(),
      newOption(),
      newItem(),
      newModule(),
      newOption(),
      newItem({ date: otherDay }),
      newItem({ status: 'done' }),
    ],
    answer: page({ ...item, status: 'done' }),
  },
  {
    what: 'nothing of another day',
    before: [newModule(), newOption(), newItem({ date: otherDay })],
    answer: emptyPage,
  },
  {
    what: 'nothing of another module',
    before: [newModule(), newOption(), newItem(), newModule()],
    answer: emptyPage,
  },
  {
    what: 'nothing of an option that was deleted',
    before: [newModule(), newOption(), newItem(), deletedOption],
    answer: emptyPage,
  },
]) {
  promise(`listDailyTodoItems lists ${what}`, {
    operation: 'listDailyTodoItems',
    before,
    query: { module: '${moduleId}', date: day, page: '1', page_size: '100' },
    answer,
  })
}

const elevenItems = Array.from({ length: 11 }, () => [
  newOption({}, anotherPerson),
  newItem({}, anotherPerson),
])
promise("listDailyTodoItems gives no second page of another person's module", {
  operation: 'listDailyTodoItems',
  before: [newModule({}, anotherPerson), ...elevenItems.flat()],
  query: { module: '${moduleId}', date: day, page: '2', page_size: '10' },
  refusal: anyRefusal,
})

promise('createDailyTodoItem refuses a second status for an option on the same day', {
  operation: 'createDailyTodoItem',
  before: [newModule(), newOption(), newItem()],
  body: { ...ids, status: 'done' },
  refusal: invalid('unique', 'non_field_errors'),
})

promise("createDailyTodoItem refuses another person's option", {
  operation: 'createDailyTodoItem',
  before: [
    newModule({}, { ...anotherPerson, as: 'otherModuleId' }),
    newOption({ module: '${otherModuleId}' }, anotherPerson),
    newModule(),
  ],
  body: { ...ids, status: 'done' },
  refusal: invalid('does_not_exist', 'option'),
})

for (const { what, before } of [
  {
    what: 'what belonged to a module that was deleted',
    before: [newModule(), newOption(), newItem(), deletedModule],
  },
  {
    what: 'what belonged to an option that was deleted',
    before: [newModule(), newOption(), newItem(), deletedOption],
  },
  {
    what: "another person's",
    before: [
      newModule({}, anotherPerson),
      newOption({}, anotherPerson),
      newItem({}, anotherPerson),
    ],
  },
]) {
  promise(`updateDailyTodoItem does not find ${what}`, {
    operation: 'updateDailyTodoItem',
    before,
    body: { status: 'skip' },
    refusal: notFound,
  })
}

for (const status of DailyTodoStatusSchema.options) {
  const saved = {
    what: `the status ${status}`,
    answer: { ...item, module: integer(2), status },
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

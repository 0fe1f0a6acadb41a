import type { TestedKind } from './testedKind.ts'

export const dailyTodos: TestedKind = {
  kind: 'dailyTodos',
  slug: 'daily-todos',
  title: 'Lists',
  titleInDutch: 'Lijsten',
  words: 'daily to-dos',
  deletion: 'This also deletes its history.',
  called: { module: 'list', option: 'to-do', options: 'To-dos' },
  empty: {
    modules: { english: 'No lists', dutch: 'Geen lijsten' },
    options: {
      english: 'Add something you want to do every day',
      dutch: 'Voeg iets toe wat je elke dag wilt doen',
    },
    widgets: { english: 'No places on the dashboard', dutch: 'Geen plaatsen op het dashboard' },
  },
  nouns: {
    module: 'DailyTodosModule',
    option: 'DailyTodoOption',
    widget: 'DailyTodosWidget',
    item: 'DailyTodoItem',
  },
  option: { text: 'Read the newspaper' },
  optionField: { label: 'Text', typed: 'Some words' },
  item: (ids) => ({ ...ids, status: 'todo' }),
}

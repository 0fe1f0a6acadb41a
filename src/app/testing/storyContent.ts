import type { User } from '@daymark/api'
import { addDays, dayNow } from '../../lib/days/days.ts'
import type { StoryData } from './storyServer.ts'

export const user: User = { id: 1, display: 'ada', username: 'ada', email: 'ada@example.org' }
const createdAt = '2026-01-05 08:00:00+00:00'
export const today = dayNow()
/** Two weeks of a list: the last to-do was skipped now and then, and today two are done. */
const items = Array.from({ length: 14 }, (_, ago) => ago).flatMap((ago) =>
  [1, 2, 3].map((option) => ({
    id: ago * 3 + option,
    module: 1,
    option,
    date: addDays(today, -ago),
    status: option < 3 ? 'done' : ago % 4 === 1 ? 'skip' : ago === 0 ? 'todo' : 'done',
  })),
)

export const content: StoryData = {
  user,
  lists: {
    'daily-todos-modules': [{ id: 1, user: 1, createdAt, name: 'Morning' }],
    'daily-todos-widgets': [{ id: 1, module: 1, name: 'Morning' }],
    'daily-todo-options': [
      { id: 1, module: 1, name: 'Water the plants', text: 'The fern twice' },
      { id: 2, module: 1, name: 'Stretch', text: 'Ten minutes' },
      { id: 3, module: 1, name: 'Read', text: 'A chapter' },
    ],
    'daily-todo-items': items,
    'inspiration-modules': [{ id: 1, user: 1, createdAt, name: 'Thoughts' }],
    'inspiration-widgets': [{ id: 1, module: 1, name: 'Thought of the day' }],
    'inspiration-options': [
      {
        id: 1,
        module: 1,
        name: 'Sailors',
        type: 'text',
        text: 'A smooth sea never made a skilled sailor.',
        image: null,
        imageURL: null,
      },
    ],
    'inspiration-items': [{ id: 1, module: 1, option: 1, date: today }],
  },
}

/** Some lists of some to-dos each, of which every third is done today and every seventh is skipped. */
export function lists(count: number, todos: number): StoryData {
  const ids = Array.from({ length: count }, (_, index) => index + 1)
  const options = Array.from({ length: count * todos }, (_, index) => ({
    id: index + 1,
    module: Math.floor(index / todos) + 1,
    name:
      index % 5 === 4 ? `Write about what to-do ${index + 1} was good for` : `To-do ${index + 1}`,
    text: `To-do ${index + 1}`,
  }))
  return {
    user,
    lists: {
      'daily-todos-modules': ids.map((id) => ({ id, user: 1, createdAt, name: `List ${id}` })),
      'daily-todos-widgets': ids.map((id) => ({ id, module: id, name: `List ${id}` })),
      'daily-todo-options': options,
      'daily-todo-items': options
        .filter(({ id }) => id % 3 === 0 || id % 7 === 0)
        .map(({ id, module }) => ({
          id,
          module,
          option: id,
          date: today,
          status: id % 3 === 0 ? 'done' : 'skip',
        })),
    },
  }
}

export const listNames = [
  'Morning',
  'Work',
  'Body',
  'Evening',
  'Garden',
  'Learning Portuguese',
  'Home and household',
  'Music',
]

/** Lists of four to-dos with so many days, of which most were done, some were skipped, and now and then almost none was. */
export function pastOf(names: readonly string[], days: number): StoryData {
  const todos = ['Walk the dog before breakfast', 'Read twenty pages', 'Stretch', 'Write']
  const named = names.map((name, index) => ({ id: index + 1, name }))
  const options = named.flatMap(({ id }) =>
    todos.map((name, index) => ({ id: 4 * (id - 1) + index + 1, module: id, name, text: name })),
  )
  const statusOn = (ago: number, option: number) => {
    const chance = (ago * 7919 + option * 104_729 + ago * ago * option) % 100
    if (ago % 11 === 4) return chance < 40 ? 'done' : 'todo'
    return chance < 84 ? 'done' : chance < 90 ? 'skip' : 'todo'
  }
  return {
    user,
    lists: {
      'daily-todos-modules': named.map((list) => ({ ...list, user: 1, createdAt })),
      'daily-todos-widgets': named.map(({ id, name }) => ({ id, module: id, name })),
      'daily-todo-options': options,
      'daily-todo-items': Array.from({ length: days }, (_, ago) => ago).flatMap((ago) =>
        options.map(({ id, module }) => ({
          id: ago * options.length + id,
          module,
          option: id,
          date: addDays(today, -ago),
          status: statusOn(ago, id),
        })),
      ),
    },
  }
}

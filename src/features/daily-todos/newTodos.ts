import {
  ApiError,
  createDailyTodoOption,
  type DailyTodoOption,
  invalidates,
  isDayOff,
  isOtherUser,
  type Schedule,
} from '@daymark/api'
import { announce } from '@daymark/design-system'
import {
  type Mutation,
  mutationOptions,
  type QueryClient,
  useMutationState,
} from '@tanstack/react-query'
import i18next from 'i18next'
import { shortName } from '../../ui/module-kind/shortName.ts'
import { showMessage } from '../../ui/toasts.ts'
import { sentNew } from './schedule/sent.ts'
import { moduleOptions } from './todoQueries.ts'

/** A to-do that a person has added to a list and that the server may not have yet. */
export interface NewTodo {
  module: number
  text: string
  /** When it is due. Every day unless given. */
  schedule?: Schedule | undefined
  /** Tells it from the others of this visit, in the order in which they were added. */
  order: number
  /** The highest id in the list when it was added: a to-do with this text and a higher id is this one. */
  after: number
  /** Whether an earlier try may have reached the server, so that the list is read first. */
  isRepeated: boolean
}

/** A row for a to-do that the list does not have yet. */
export interface NewTodoRow {
  todo: NewTodo
  /** Why it could not be saved. Undefined while it is on its way. */
  error: Error | undefined
}

export type AddMutation = Mutation<DailyTodoOption, Error, NewTodo>

const addKey = ['dailyTodos', 'add'] as const

/** Returns the addition of a to-do to a list. Those of one list are sent one after the other. */
export function addTodo(module: number) {
  const mutationKey = [...addKey, module]
  return mutationOptions<DailyTodoOption, Error, NewTodo>({
    mutationKey,
    meta: { invalidates: invalidates.createDailyTodoOption },
    scope: { id: mutationKey.join('/') },
    // One that failed stays until the person tries again or removes it.
    gcTime: Infinity,
    mutationFn: (todo, { client }) => (todo.isRepeated ? sendAgain(client, todo) : send(todo)),
    onSuccess: (created, _todo, _result, { client }) => {
      client.setQueryData(
        moduleOptions(module).queryKey,
        (options) => options && [...options.filter(({ id }) => id !== created.id), created],
      )
      const watcher = watcherOf(module)
      if (watcher === undefined) return
      const key = isDayOff(created, watcher.day) ? 'addedNotToday' : 'added'
      announce(i18next.t(`dailyTodos:add.${key}`, { name: created.name }))
    },
    onError: (error, { text }) => {
      if (watcherOf(module) || isEndOfSession(error)) return
      showMessage({ tone: 'danger', title: i18next.t('dailyTodos:add.failed'), description: text })
    },
  })
}

/** After it, the person finds the row again when they have logged in. */
const isEndOfSession = (error: Error) =>
  isOtherUser(error) || (error instanceof ApiError && error.status === 401)

interface Watcher {
  module: number
  /** The day that the card shows. */
  day: string
}

/** The cards that show rows. */
const watchers = new Set<Watcher>()

/**
 * Says that the rows of a list are on the screen, where a failure is seen and an addition is heard. Returns a function that
 * ends it.
 */
export function watchRows(watcher: Watcher): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

const watcherOf = (module: number) => [...watchers].find((watcher) => watcher.module === module)

const send = ({ module, text, schedule = null }: NewTodo): Promise<DailyTodoOption> =>
  createDailyTodoOption({ module, name: shortName(text), text, ...sentNew(schedule) })

/** Reads the list before it sends anything: an earlier try may have been saved without an answer. */
async function sendAgain(client: QueryClient, todo: NewTodo): Promise<DailyTodoOption> {
  const options = await client.fetchQuery({ ...moduleOptions(todo.module), staleTime: 0 })
  return madeOf(client, todo, options) ?? send(todo)
}

/** Returns the option that an earlier try of this to-do has made. */
function madeOf(
  client: QueryClient,
  { module, text, after }: NewTodo,
  options: readonly DailyTodoOption[],
): DailyTodoOption | undefined {
  const ofOthers = new Set(additions(client, module).map(({ state }) => state.data?.id))
  return options.find(
    (option) => option.id > after && option.text === text && !ofOthers.has(option.id),
  )
}

/** Returns all additions of this visit, to one list or to all. */
function additions(client: QueryClient, module?: number): AddMutation[] {
  const mutationKey = module === undefined ? addKey : [...addKey, module]
  return client.getMutationCache().findAll({ mutationKey }) as AddMutation[]
}

/** Returns the addition of a text to a list. */
export function newTodo(
  module: number,
  text: string,
  options: readonly DailyTodoOption[],
  schedule?: Schedule,
): NewTodo {
  const after = Math.max(0, ...options.map(({ id }) => id))
  return { module, text, schedule, order: Date.now() + performance.now(), after, isRepeated: false }
}

/** Returns the rows of a list that are on their way or were not saved, in the order in which they were added. */
export function useNewTodoRows(module: number): NewTodoRow[] {
  const rows = useMutationState({
    filters: { mutationKey: [...addKey, module] },
    select: ({ state }) => ({
      todo: state.variables as NewTodo,
      error: state.error ?? undefined,
      isSaved: state.status === 'success',
    }),
  })
  return rows.filter(({ isSaved }) => !isSaved).toSorted((a, b) => a.todo.order - b.todo.order)
}

/** Returns the module of the first addition that failed, of all lists. */
export function useFirstUnsaved(): number | undefined {
  return useMutationState({
    filters: { mutationKey: addKey, status: 'error' },
    select: ({ state }) => (state.variables as NewTodo).module,
  })[0]
}

/** Takes a to-do that was not saved out of the list. */
export function dropNewTodo(client: QueryClient, { module, order }: NewTodo): void {
  for (const mutation of additions(client, module)) {
    if (mutation.state.variables?.order === order) remove(client, mutation)
  }
}

/** Takes all that were not saved out of their lists, because the person leaves them. */
export function dropUnsaved(client: QueryClient): void {
  for (const mutation of additions(client)) {
    if (mutation.state.status === 'error') remove(client, mutation)
  }
}

/** Takes those out that were saved after all, as the list now shows. */
export function dropMade(
  client: QueryClient,
  options: readonly DailyTodoOption[],
  rows: readonly NewTodoRow[],
): void {
  for (const { todo, error } of rows) {
    if (error && madeOf(client, todo, options)) dropNewTodo(client, todo)
  }
}

/** Shows to-dos of a visit before that were not saved, so that the person decides about them. */
export function restoreNewTodos(client: QueryClient, todos: readonly NewTodo[]): void {
  const cache = client.getMutationCache()
  for (const todo of todos) {
    const isThere = additions(client, todo.module).some(
      ({ state }) => state.variables?.order === todo.order,
    )
    if (isThere) continue
    const error = new ApiError({ kind: 'aborted' })
    cache.build(client, client.defaultMutationOptions(addTodo(todo.module)), {
      context: undefined,
      data: undefined,
      error,
      failureCount: 1,
      failureReason: error,
      isPaused: false,
      status: 'error',
      submittedAt: todo.order,
      variables: todo,
    })
  }
}

function remove(client: QueryClient, mutation: AddMutation): void {
  client.getMutationCache().remove(mutation as Mutation)
}

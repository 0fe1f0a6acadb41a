import { ApiError, type Dashboard, getGetWidgetsQueryKey, isOtherUser } from '@daymark/api'
import type { ListHue } from '@daymark/design-system'
import {
  type MutationFunctionContext,
  notifyManager,
  type QueryClient,
  type UseMutationOptions,
} from '@tanstack/react-query'
import { allPages, allPagesQuery } from '../../lib/query/allPages.ts'
import { Editing } from '../../lib/query/editing.ts'
import type {
  AnyModuleKind,
  Named,
  NamedCollection,
  OptionOrWidget,
} from '../module-kind/moduleKind.ts'

export interface NewModule {
  name: string
  /** Whether the dashboard shows it. */
  isShown: boolean
  /** The hue that was chosen for it. */
  hue?: ListHue | undefined
}

export interface MadeModule {
  module: Named
  /** What shows it on the dashboard, if that was wanted. */
  widget?: OptionOrWidget
}

/** The code of the error when the module is there and its widget is not. */
const notShown = 'not_shown'

/**
 * Returns a function that creates a module, and the widget that shows it. A call after a failure continues where the
 * former one stopped: it creates nothing twice, and takes over a name that was changed in the meantime. The function
 * throws `ApiError`, with the code `not_shown` when only the widget is missing.
 */
export function moduleMaker({ kind, ...parts }: AnyModuleKind) {
  const createModule = creatorOf(parts.module)
  const createWidget = creatorOf(parts.widget)
  return async (
    { name, isShown, hue }: NewModule,
    { client }: MutationFunctionContext,
  ): Promise<MadeModule> => {
    const module = await createModule(client, { name }, {})
    parts.module.onCreated?.(client, module.id, hue)
    if (!isShown) return { module }
    const ofModule = { module: module.id }
    const widget = await createWidget(client, { ...ofModule, name }, ofModule).catch(
      (cause: unknown) => {
        throw isOtherUser(cause) ? cause : widgetError(cause)
      },
    )
    // Nothing is in it yet: its first line is there at once, and takes the focus.
    client.setQueryData(allPagesQuery(parts.option.list, ofModule).queryKey, [])
    // The dashboard has it before it is read again, so that the way there finds it.
    client.setQueryData<Dashboard>(
      getGetWidgetsQueryKey(),
      (widgets) =>
        widgets && {
          ...widgets,
          [kind]: [...widgets[kind].filter(({ id }) => id !== widget.id), widget],
        },
    )
    // The page shows it before the caller goes on to it.
    await new Promise<void>((resolve) => notifyManager.schedule(resolve))
    return { module, widget }
  }
}

function widgetError(cause: unknown): ApiError {
  const reasons = cause instanceof ApiError ? cause.errors.map(({ code }) => ({ code })) : []
  return new ApiError({ kind: 'client', errors: [...reasons, { code: notShown }], cause })
}

/** What an earlier call may have created without an answer: an object of this name whose id is higher. */
interface Lost {
  name: string
  after: number
}

/** Returns a function that creates one object, however often it is called. */
function creatorOf<Entity extends Named, Input extends { name: string }, Filter extends object>(
  part: NamedCollection<Entity, Input, Filter>,
) {
  let created: Entity | undefined
  let lost: Lost | undefined

  async function create(client: QueryClient, data: Input, filter: Filter): Promise<Entity> {
    const known = client.getQueryData(allPagesQuery(part.list, filter).queryKey) ?? []
    const after = Math.max(0, ...known.map(({ id }) => id))
    try {
      return await send(client, part.create(), { data })
    } catch (error) {
      if (!isRefusal(error)) lost = { name: data.name, after }
      throw error
    }
  }

  return async (client: QueryClient, data: Input, filter: Filter): Promise<Entity> => {
    if (lost) {
      const { name, after } = lost
      const all = await allPages((page) => part.list.queryFn({ ...filter, ...page }))
      created = all.find((one) => one.id > after && one.name === name)
      lost = undefined
    }
    if (created === undefined) created = await create(client, data, filter)
    else if (created.name !== data.name) {
      const change = new Editing(part.change, created).mutationOptions(client)
      created = (await send(client, change, { name: data.name })).entity
    }
    return created
  }
}

/** Whether the server has said that it changed nothing. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && ['validation', 'client'].includes(error.kind)

/** Sends a generated mutation, which reads again what it made out of date. */
function send<Data, Variables>(
  client: QueryClient,
  options: UseMutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> {
  return client.getMutationCache().build(client, options).execute(variables)
}

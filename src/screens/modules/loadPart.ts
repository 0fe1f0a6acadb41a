import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryClient } from '../../app/queryClient.ts'
import { requireUser } from '../../auth/guards.ts'
import type { AnyModuleKind, Collection, Part } from '../../module-kinds/moduleKind.ts'
import { itemQuery } from '../../module-kinds/queries.ts'
import { NotFoundError } from '../../ui/NotFoundError.ts'
import { readId, readModule } from './moduleRoute.ts'

/** Loads the module that a new option or widget will belong to. */
export async function loadModule(args: LoaderFunctionArgs): Promise<null> {
  await requireUser(args)
  const { kind, moduleId } = readModule(args.params)
  await queryClient.fetchQuery(itemQuery(kind.module, moduleId))
  return null
}

/**
 * Loads an option or a widget and its module. One of another module is not found under this one's URL:
 * throws `NotFoundError`.
 */
export async function loadPart(
  args: LoaderFunctionArgs,
  param: 'optionId' | 'widgetId',
  collectionOf: (kind: AnyModuleKind) => Collection<Part, never>,
): Promise<null> {
  await requireUser(args)
  const { kind, moduleId } = readModule(args.params)
  const id = readId(args.params[param])
  const [part] = await Promise.all([
    queryClient.fetchQuery(itemQuery(collectionOf(kind), id)),
    queryClient.fetchQuery(itemQuery(kind.module, moduleId)),
  ])
  if (part.module !== moduleId) throw new NotFoundError(args.params[param])
  return null
}

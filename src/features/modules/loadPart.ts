import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryClient } from '../../lib/query/queryClient.ts'
import type { AnyModuleKind, Collection, OptionOrWidget } from '../../ui/module-kind/moduleKind.ts'
import { NotFoundError } from '../../ui/notFoundError.ts'
import { readId, readModule } from './moduleRoute.ts'

/** Loads the module that a new option or widget will belong to. */
export async function loadModule({ params }: LoaderFunctionArgs): Promise<null> {
  const { kind, moduleId } = readModule(params)
  await queryClient.fetchQuery(kind.module.get(moduleId))
  return null
}

/** Loads an option or a widget and its module. Throws `NotFoundError` for a part of another module. */
export async function loadPart(
  { params }: LoaderFunctionArgs,
  param: 'optionId' | 'widgetId',
  collectionOf: (kind: AnyModuleKind) => Collection<OptionOrWidget, never>,
): Promise<null> {
  const { kind, moduleId } = readModule(params)
  const id = readId(params[param])
  const [part] = await Promise.all([
    queryClient.fetchQuery(collectionOf(kind).get(id)),
    queryClient.fetchQuery(kind.module.get(moduleId)),
  ])
  if (part.module !== moduleId) throw new NotFoundError(params[param])
  return null
}

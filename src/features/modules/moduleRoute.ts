import { type Params, redirect } from 'react-router-dom'
import { allPagesQuery } from '../../lib/query/allPages.ts'
import { queryClient } from '../../lib/query/queryClient.ts'
import type { AnyModuleKind } from '../../ui/module-kind/moduleKind.ts'
import { kindOfSlug } from '../moduleKinds.ts'
import { paths } from '../../paths.ts'
import { NotFoundError } from '../../ui/notFoundError.ts'

/** Returns an id in a URL. Throws `NotFoundError` unless it has digits only. */
export function readId(text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{0,14}$/.test(text)) throw new NotFoundError(text)
  return Number(text)
}

/** Returns the kind that a URL names. No page is below any other name: throws a redirect to the dashboard. */
export function readKind(params: Params): AnyModuleKind {
  const kind = kindOfSlug(params['kind'])
  if (kind === undefined) throw redirect(paths.dashboard)
  return kind
}

/** A module, by its URL. */
export interface ModuleOfRoute {
  kind: AnyModuleKind
  moduleId: number
}

/** Returns the kind and the module that a URL names. Throws like `readKind` and `readId`. */
export function readModule(params: Params): ModuleOfRoute {
  return { kind: readKind(params), moduleId: readId(params['moduleId']) }
}

/** Returns every option of a module. */
export const optionsQuery = ({ kind, moduleId }: ModuleOfRoute) =>
  allPagesQuery(kind.option.list, { module: moduleId })

/** Returns every widget of a module. */
export const widgetsQuery = ({ kind, moduleId }: ModuleOfRoute) =>
  allPagesQuery(kind.widget.list, { module: moduleId })

/**
 * Loads the module that a URL names, and its option or widget if the URL names one. Throws `NotFoundError` for a part of
 * another module.
 */
export async function loadPart(params: Params, param: 'optionId' | 'widgetId'): Promise<null> {
  const { kind, moduleId } = readModule(params)
  const { get } = param === 'optionId' ? kind.option : kind.widget
  const id = params[param]
  const [part] = await Promise.all([
    id === undefined ? undefined : queryClient.fetchQuery(get(readId(id))),
    queryClient.fetchQuery(kind.module.get(moduleId)),
    kind.module.Sign.preload(),
  ])
  if (part && part.module !== moduleId) throw new NotFoundError(id)
  return null
}

/** The names in session storage of a kind's tables. */
export const tables = {
  modules: (kind: AnyModuleKind) => `${kind.slug}:modules`,
  options: (kind: AnyModuleKind, moduleId: number) => `${kind.slug}:options:${moduleId}`,
  widgets: (kind: AnyModuleKind, moduleId: number) => `${kind.slug}:widgets:${moduleId}`,
}

import type { Params } from 'react-router-dom'
import type { AnyModuleKind } from '../../module-kinds/moduleKind.ts'
import { kindOfSlug } from '../../module-kinds/registry.ts'
import { NotFoundError } from '../../ui/NotFoundError.ts'

/** An id in a URL: digits only, or there is nothing with it. Throws `NotFoundError`. */
export function readId(text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{0,14}$/.test(text)) throw new NotFoundError(text)
  return Number(text)
}

/** The kind and the module that a URL names. Throws `NotFoundError`. */
export function readModule(params: Params): { kind: AnyModuleKind; moduleId: number } {
  return { kind: kindOfSlug(params['kind']), moduleId: readId(params['moduleId']) }
}

/** The names in session storage of a kind's tables. */
export const tables = {
  modules: (kind: AnyModuleKind) => kind.module.resource,
  options: (kind: AnyModuleKind, moduleId: number) => `${kind.option.resource}:${moduleId}`,
  widgets: (kind: AnyModuleKind, moduleId: number) => `${kind.widget.resource}:${moduleId}`,
}

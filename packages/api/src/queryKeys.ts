import type { paths } from './generated/types.ts'

type Resource<Path> = Path extends `/api/v1/${infer Name}/{id}/` ? Name : never

/** The resources of the content API, as they are called in its paths. */
export type ContentResource =
  Resource<keyof paths> | 'daily-todo-items' | 'inspiration-items' | 'widgets'

/** Prefix of every query key of the content API. */
export const contentQueryKey = ['api', 'v1'] as const

/**
 * Prefix of every query key of one resource, its lists as well as its objects:
 * `queryClient.invalidateQueries({ queryKey: resourceQueryKey('daily-todo-options') })`.
 */
export const resourceQueryKey = (resource: ContentResource) =>
  [...contentQueryKey, resource] as const

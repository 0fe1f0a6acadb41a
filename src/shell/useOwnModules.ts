import { useQueries } from '@tanstack/react-query'
import { allPagesQuery } from '../data/listQueries.ts'
import { moduleKinds } from '../module-kinds/registry.ts'
import { paths } from '../paths.ts'

const kinds = Object.values(moduleKinds)

/** The person's own modules by kind, for menus; empty while they are not known, as far as they are known. */
export function useOwnModules() {
  return useQueries({
    queries: kinds.map(({ module }) => allPagesQuery(module.list, {})),
    combine: (lists) => ({
      isLoading: lists.some(({ isPending }) => isPending),
      hasFailed: lists.some(({ isError }) => isError),
      retry: () => {
        for (const { isError, refetch } of lists) if (isError) void refetch()
      },
      modules: lists.flatMap(({ data = [] }, index) => {
        const kind = kinds[index]
        if (kind === undefined) return []
        const { slug, icon } = kind
        return data.map(({ id, name }) => ({
          key: `${slug}-${id}`,
          name,
          href: paths.module({ kind: slug, moduleId: id }),
          newOptionHref: paths.newOption({ kind: slug, moduleId: id }),
          Icon: icon,
        }))
      }),
    }),
  })
}

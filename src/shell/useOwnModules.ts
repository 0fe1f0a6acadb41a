import { useQueries } from '@tanstack/react-query'
import { allModulesQuery } from '../module-kinds/queries.ts'
import { moduleKinds } from '../module-kinds/registry.ts'
import { paths } from '../paths.ts'

const kinds = Object.values(moduleKinds)

/** The person's own modules by kind, for menus; empty while they are not known. */
export function useOwnModules() {
  return useQueries({
    queries: kinds.map(allModulesQuery),
    combine: (lists) => ({
      hasFailed: lists.some(({ isError }) => isError),
      modules: lists.flatMap(({ data = [] }, index) => {
        const kind = kinds[index]
        if (kind === undefined) return []
        const { slug, icon } = kind
        return data.map(({ id, name }) => ({
          key: `${slug}-${id}`,
          name,
          href: paths.module(slug, id),
          Icon: icon,
        }))
      }),
    }),
  })
}

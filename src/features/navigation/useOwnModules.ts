import { useQueries, useQueryClient } from '@tanstack/react-query'
import { allPagesQuery } from '../../lib/query/allPages.ts'
import { moduleKinds } from '../moduleKinds.ts'
import { paths } from '../../paths.ts'
import { asMade } from '../../ui/arrange/chosenOrder.ts'

const kinds = Object.values(moduleKinds)
const queries = kinds.map(({ module }) => allPagesQuery(module.list, {}))

/**
 * Returns the person's own modules by kind, for menus; empty while they are not known, as far as they are known. A person
 * without modules has the numbers of disabled placeholders.
 */
export function useOwnModules() {
  const queryClient = useQueryClient()
  return useQueries({
    queries,
    combine: (lists) => {
      // What has failed once is said, although it is tried again without being asked.
      const isLoading = lists.some(({ isPending, failureCount }) => isPending && failureCount === 0)
      const hasFailed = lists.some(
        ({ data, failureCount }) => data === undefined && failureCount > 0,
      )
      const modules = lists.flatMap(({ data = [] }, index) => {
        const kind = kinds[index]
        if (kind === undefined) return []
        const { slug, icon, module } = kind
        return asMade(data).map(({ id, name }) => ({
          key: `${slug}-${id}`,
          name,
          hueOf: (chosen: Readonly<Record<string, string>>) => module.hueOf?.(id, chosen),
          href: paths.module({ kind: slug, moduleId: id }),
          newOptionHref: paths.newOption({ kind: slug, moduleId: id }),
          Icon: icon,
        }))
      })
      const areNone = modules.length === 0 && !isLoading && !hasFailed
      // Ends the wait for the next try, which asking again would join.
      async function retry() {
        for (const [index, { data, refetch }] of lists.entries()) {
          if (data !== undefined) continue
          // oxlint-disable-next-line no-await-in-loop -- there are as few as there are kinds
          await queryClient.cancelQueries(queries[index])
          void refetch()
        }
      }
      return { isLoading, hasFailed, modules, placeholders: areNone ? [1, 2, 3] : [], retry }
    },
  })
}

import {
  ApiError,
  getCreateInspirationItemMutationOptions,
  getGetInspirationOptionQueryOptions,
  getListInspirationItemsQueryOptions,
  getListInspirationOptionsQueryOptions,
  type InspirationItem,
  type InspirationOption,
} from '@daymark/api'
import { queryOptions } from '@tanstack/react-query'
import { keptOffline } from '../../offline/keptAnswers.ts'

interface Context {
  signal: AbortSignal
}

async function firstItem(module: number, date: string, context: Context) {
  const { results } = await getListInspirationItemsQueryOptions({ module, date }).queryFn(context)
  return results[0]
}

/** A server refuses to draw an option out of none, each in its own way: 400 here, 500 elsewhere. */
async function hasOptions(module: number, context: Context): Promise<boolean> {
  const onePage = getListInspirationOptionsQueryOptions({ module, page_size: 1 })
  return (await onePage.queryFn(context)).results.length > 0
}

/** The item of the day; made when there is none, once however many ask for it. */
async function itemOfDay(
  module: number,
  date: string,
  context: Context,
): Promise<InspirationItem | undefined> {
  const existing = await firstItem(module, date, context)
  if (existing) return existing
  try {
    return await getCreateInspirationItemMutationOptions().mutationFn({ module, date })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) throw error
    const madeElsewhere = await firstItem(module, date, context)
    if (madeElsewhere) return madeElsewhere
    if (await hasOptions(module, context)) throw error
    return undefined
  }
}

/**
 * The option that a module shows on a day (ISO, UTC); null for a module without options. It hangs with
 * the options, so that changing one of them shows here.
 */
export function optionOfDay(module: number, date: string) {
  const { queryKey: options } = getListInspirationOptionsQueryOptions()
  return queryOptions<InspirationOption | null>({
    queryKey: [...options, { module, date }, 'ofDay'],
    queryFn: async (context) => {
      const item = await itemOfDay(module, date, context)
      return item ? getGetInspirationOptionQueryOptions(item.option).queryFn(context) : null
    },
    staleTime: ({ state }) => (state.data ? 5 * 60 * 1000 : 0),
    ...keptOffline,
  })
}

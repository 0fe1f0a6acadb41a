import {
  ApiError,
  createInspirationItem,
  getInspirationOption,
  getListInspirationOptionsQueryKey,
  type InspirationItem,
  type InspirationOption,
  listInspirationItems,
  listInspirationOptions,
} from '@daymark/api'
import { queryOptions } from '@tanstack/react-query'
import { persisted } from '../../lib/offline/persisted.ts'

async function firstItem(module: number, date: string, signal: AbortSignal) {
  const { results } = await listInspirationItems({ module, date }, signal)
  return results[0]
}

/** A server refuses to draw an option out of none, each in its own way: 400 here, 500 elsewhere. */
async function hasOptions(module: number, signal: AbortSignal): Promise<boolean> {
  const { results } = await listInspirationOptions({ module, page_size: 1 }, signal)
  return results.length > 0
}

/** Returns the item of the day. Creates it once if it does not exist, however many callers ask at the same time. */
async function itemOfDay(
  module: number,
  date: string,
  signal: AbortSignal,
): Promise<InspirationItem | undefined> {
  const existing = await firstItem(module, date, signal)
  if (existing) return existing
  try {
    return await createInspirationItem({ module, date })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) throw error
    const madeElsewhere = await firstItem(module, date, signal)
    if (madeElsewhere) return madeElsewhere
    if (await hasOptions(module, signal)) throw error
    return undefined
  }
}

/**
 * Returns the query of the option that a module shows on a day (ISO). Null for a module without options. Its key is
 * below that of the options, so that changing one of them shows here.
 */
export function optionOfDay(module: number, date: string) {
  return queryOptions<InspirationOption | null>({
    queryKey: [...getListInspirationOptionsQueryKey(), { module, date }, 'ofDay'],
    queryFn: async ({ signal }) => {
      const item = await itemOfDay(module, date, signal)
      return item ? getInspirationOption(item.option, signal) : null
    },
    staleTime: ({ state }) => (state.data ? 5 * 60 * 1000 : 0),
    ...persisted,
  })
}

import { type InspirationItemPage, readAhead } from '@daymark/api'

/** Reads what a module shows on a day (ISO), as `optionOfDay` will ask. */
export async function readThoughtAhead(module: number, date: string): Promise<void> {
  const items = await readAhead<InspirationItemPage>('/api/v1/inspiration-items/', { module, date })
  const [item] = items?.results ?? []
  if (item) void readAhead(`/api/v1/inspiration-options/${item.option}/`)
}

import { askAhead, type InspirationItem, type InspirationItemPage } from '@daymark/api'

const path = '/api/v1/inspiration-items/'

/** Asks for what a module shows on a day (ISO), step by step as `optionOfDay` will. */
export async function askForThought(module: number, date: string): Promise<void> {
  const day = { module, date }
  const page = await askAhead<InspirationItemPage>(path, { params: day })
  const item = page && (page.results[0] ?? (await askAhead<InspirationItem>(path, { data: day })))
  if (item) void askAhead(`/api/v1/inspiration-options/${item.option}/`)
}

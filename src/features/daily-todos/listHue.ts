import { type Dashboard, getGetWidgetsQueryKey } from '@daymark/api'
import { listHueNames, type ListHue } from '@daymark/design-system'
import type { QueryClient } from '@tanstack/react-query'
import { readPreferences, usePreference } from '../../lib/preferences/preferences.ts'
import { choosePreference } from '../../ui/preferences/setPreference.ts'
import { everyList } from './todoQueries.ts'

/** The names of chosen hues, by the id of the list. */
type ChosenHues = Readonly<Record<string, string>>

const noHues: ChosenHues = {}

/** Returns the hue of a list: the chosen one, or one that its id alone decides. */
export function hueOf(list: number, chosen: ChosenHues): ListHue {
  const [first] = listHueNames
  const own = listHueNames.find((hue) => hue === chosen[list])
  return own ?? listHueNames[(list - 1) % listHueNames.length] ?? first
}

/** Returns the first of the hues that the fewest of these lists have. */
export function freeHue(lists: readonly number[], chosen: ChosenHues): ListHue {
  const hues = lists.map((list) => hueOf(list, chosen))
  const usesOf = (hue: ListHue) => hues.filter((one) => one === hue).length
  return listHueNames.reduce((least, hue) => (usesOf(hue) < usesOf(least) ? hue : least))
}

/** Returns the hue of a new list, beside the lists that this page knows (docs/product.md#7-25). */
export function nextHue(client: QueryClient, chosen: ChosenHues, list?: number): ListHue {
  const dashboard = client.getQueryData<Dashboard>(getGetWidgetsQueryKey())
  const others = new Set([
    ...Object.keys(chosen).map(Number),
    ...(dashboard?.dailyTodos ?? []).map(({ module }) => module),
    ...(client.getQueryData(everyList.queryKey) ?? []).map(({ id }) => id),
  ])
  if (list !== undefined) others.delete(list)
  return freeHue([...others], chosen)
}

/** Gives a new list the hue that was chosen for it, or else the next one, unless it has one. */
export function giveHue(client: QueryClient, list: number, hue?: ListHue): void {
  const { hues = noHues } = readPreferences()
  if (hues[list] !== undefined && (hue === undefined || hues[list] === hue)) return
  choosePreference(client, { hues: { [list]: hue ?? nextHue(client, hues, list) } })
}

/** Returns the function that tells the hue of a list: ring, ticks and history agree on it. */
export function useListHues(): (list: number) => ListHue {
  const chosen = usePreference('hues') ?? noHues
  return (list) => hueOf(list, chosen)
}

export const useListHue = (list: number): ListHue => useListHues()(list)

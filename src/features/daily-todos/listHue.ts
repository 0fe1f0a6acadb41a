import { useGetWidgets } from '@daymark/api'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listHueNames, type ListHue } from '@daymark/design-system'
import { personalSetting } from '../../lib/preferences/personalSetting.ts'
import { useStore } from '../../lib/store.ts'
import { asMade } from '../../ui/arrange/chosenOrder.ts'
import { everyList } from './todoQueries.ts'

/** The hue of each list that has got one, by the id of its module. */
type ListHues = Readonly<Record<number, ListHue>>

const chosenHues = personalSetting<ListHues>('hues', {})

/** Returns a hue for each module: the chosen one, or the first of those that the fewest modules before it have. */
export function huesOf(modules: readonly number[], chosen: ListHues): ListHues {
  const hues: Record<number, ListHue> = {}
  const uses = new Map<ListHue, number>()
  const count = (hue: ListHue) => uses.set(hue, (uses.get(hue) ?? 0) + 1)
  for (const module of modules) {
    const own = chosen[module]
    if (own !== undefined) count(own)
  }
  for (const module of modules) {
    const own = chosen[module]
    const least = Math.min(...listHueNames.map((hue) => uses.get(hue) ?? 0))
    const free = listHueNames.find((hue) => (uses.get(hue) ?? 0) === least) ?? listHueNames[0]
    hues[module] = own ?? free
    if (own === undefined) count(free)
  }
  return hues
}

/** Gives a list another hue on this device. */
export function chooseHue(module: number, hue: ListHue): void {
  chosenHues.choose({ ...chosenHues.read(), [module]: hue })
}

/** Returns the hues of all lists, those on the dashboard first, and keeps those of new ones. Sends no request. */
export function useListHues(): ListHues {
  const chosen = useStore(chosenHues)
  const { data } = useGetWidgets({ query: { enabled: false } })
  const { data: every } = useQuery({ ...everyList, enabled: false })
  const modules = [
    ...asMade(data?.dailyTodos ?? []).map(({ module }) => module),
    ...asMade(every ?? []).map(({ id }) => id),
  ]
  const hues = { ...chosen, ...huesOf([...new Set(modules)], chosen) }
  const isNew = modules.some((module) => chosen[module] === undefined)
  useEffect(() => {
    // Each card asks for them, and the first one has kept them for all.
    if (isNew && chosenHues.read() === chosen) chosenHues.choose(hues)
  })
  return hues
}

/** Returns the hue of one list: ring, ticks and history agree on it. */
export function useListHue(module: number): ListHue {
  return useListHues()[module] ?? listHueNames[0]
}

import { ApiError, type Preferences, type PreferencesPatch } from '@daymark/api'
import type { QueryClient } from '@tanstack/react-query'
import { difference, entriesOf, merge } from '../../lib/preferences/mergePatch.ts'
import { preferencesQuery } from '../../lib/preferences/preferences.ts'
import type { Reading } from '../../ui/module-kind/takeout.ts'
import { choosePreference } from '../../ui/preferences/setPreference.ts'
import type { FileModule, KindTakeout } from './fileFormat.ts'
import { findModules } from './plan.ts'

/** Throws `ApiError`. */
const readChosen = (client: QueryClient): Promise<Preferences> =>
  client.fetchQuery({ ...preferencesQuery(), staleTime: 0 })

/**
 * Returns what the signed-in person has chosen, for a file: here, and on other devices as the server says now. What they unfolded
 * is only of today. Undefined if the server does not say it.
 */
export async function chosenByPerson(client: QueryClient): Promise<Preferences | undefined> {
  try {
    const { unfolded: _, ...chosen } = await readChosen(client)
    return chosen
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

type Part = 'module' | 'option' | 'widget'

/** Returns the id that an object of the file has here; undefined when it is not here. */
type IdHere = (kind: string, part: Part, former: number | string) => number | undefined

/**
 * Returns what a file says and the person has not chosen yet, each change on its own. `modules` are those of the file, and have
 * been brought in. Throws `ApiError`.
 */
export async function newFromFile(
  client: QueryClient,
  preferences: Preferences,
  modules: readonly FileModule[],
  kinds: readonly KindTakeout[],
  reading: Reading,
): Promise<PreferencesPatch[]> {
  const idHere = await findIds(modules, kinds, reading)
  const chosen = await readChosen(client)
  const both = merge(withIdsOfHere(preferences, kinds, idHere), chosen)
  return entriesOf(difference(chosen, both))
}

/** Chooses what `newFromFile` returns. Returns whether that was anything. Throws `ApiError`. */
export async function bringInPreferences(
  ...[client, ...file]: Parameters<typeof newFromFile>
): Promise<boolean> {
  const changes = await newFromFile(client, ...file)
  for (const change of changes) choosePreference(client, change)
  return changes.length > 0
}

function withIdsOfHere(
  { cards = {}, rows = {}, hues = {}, reminders = {}, ...rest }: Preferences,
  kinds: readonly KindTakeout[],
  idHere: IdHere,
): Preferences {
  const lists = kinds.find(({ takeout }) => takeout.hasLists)?.kind.kind ?? ''
  const idsHere = (kind: string, part: Part, ids: readonly number[]) =>
    ids.flatMap((id) => idHere(kind, part, id) ?? [])
  // An order of nothing is no choice.
  const orders = (table: Record<string, number[]>) =>
    Object.fromEntries(Object.entries(table).filter(([, ids]) => ids.length > 0))
  const ofLists = <Value, Changed>(
    table: Record<string, Value>,
    change: (value: Value) => Changed,
    part: Part = 'module',
  ) =>
    Object.fromEntries(
      Object.entries(table).flatMap(([former, value]) => {
        const id = idHere(lists, part, former)
        return id === undefined ? [] : [[id, change(value)]]
      }),
    ) as Record<string, Changed>
  return {
    ...rest,
    cards: orders(
      Object.fromEntries(
        Object.entries(cards).map(([kind, ids]) => [kind, idsHere(kind, 'widget', ids)]),
      ),
    ),
    rows: orders(ofLists(rows, (ids) => idsHere(lists, 'option', ids))),
    hues: ofLists(hues, (hue) => hue),
    reminders: ofLists(reminders, (reminder) => reminder, 'widget'),
  }
}

/** Finds the ids that the objects of a file have here. */
async function findIds(...file: Parameters<typeof findModules>): Promise<IdHere> {
  const ids = new Map<string, number>()
  for (const { module, existing, options, widgets } of await findModules(...file)) {
    const note = (part: Part, former: number | undefined, here: { id: number } | undefined) => {
      if (former !== undefined && here) ids.set(`${module.kind}/${part}/${former}`, here.id)
    }
    note('module', module.ids?.module, existing)
    for (const [at, option] of options.entries()) note('option', module.ids?.options[at], option)
    for (const [at, widget] of widgets.entries()) note('widget', module.ids?.widgets[at], widget)
  }
  return (kind, part, former) => ids.get(`${kind}/${part}/${former}`)
}

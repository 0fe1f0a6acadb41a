import { ApiError, type Preferences, type PreferencesPatch } from '@daymark/api'
import type { QueryClient } from '@tanstack/react-query'
import { difference, entriesOf, merge } from '../../lib/preferences/mergePatch.ts'
import { preferencesQuery } from '../../lib/preferences/preferences.ts'
import type { Reading } from '../../ui/module-kind/takeout.ts'
import { choosePreference } from '../../ui/preferences/setPreference.ts'
import type { FileModule, KindTakeout } from './fileFormat.ts'
import { take } from './plan.ts'

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

/** Finds the objects of a file among those of the person, by their names as `planOf` does. */
async function findIds(
  modules: readonly FileModule[],
  kinds: readonly KindTakeout[],
  reading: Reading,
): Promise<IdHere> {
  const found = new Map<string, number>()
  /* oxlint-disable no-await-in-loop -- at the pace of the server */
  for (const { kind } of kinds) {
    const ofKind = modules.filter((module) => module.kind === kind.kind)
    if (ofKind.length === 0) continue
    const free = (await reading.list(kind.module.list, {})).toReversed()
    const note = (part: Part, former: number | undefined, here: { id: number } | undefined) => {
      if (former !== undefined && here) found.set(`${kind.kind}/${part}/${former}`, here.id)
    }
    for (const { name, ids, options, widgets } of ofKind.toReversed()) {
      const module = take(free, name)
      if (module === undefined || ids === undefined) continue
      note('module', ids.module, module)
      const freeOptions = await reading.list(kind.option.list, { module: module.id })
      for (const [at, option] of options.entries()) {
        note('option', ids.options[at], take(freeOptions, option.name))
      }
      const freeWidgets = await reading.list(kind.widget.list, { module: module.id })
      for (const [at, widget] of widgets.entries()) {
        note('widget', ids.widgets[at], take(freeWidgets, widget))
      }
    }
  }
  /* oxlint-enable no-await-in-loop */
  return (kind, part, former) => found.get(`${kind}/${part}/${former}`)
}

import type { Preferences } from '@daymark/api'
import { userOf } from '../../lib/session/session.ts'
import { currentSession } from '../../lib/session/sessionStore.ts'
import type { Reading } from '../../ui/module-kind/takeout.ts'
import { readChosen, writeChosen } from '../../ui/preferences/chosen.ts'
import { difference, merge } from '../../ui/preferences/mergePatch.ts'
import type { FileModule, KindTakeout } from './fileFormat.ts'
import { take } from './plan.ts'

/** Returns what the signed-in person has chosen, for a file. What they unfolded is only of today. */
export function chosenByPerson(): Preferences {
  const userId = userOf(currentSession())?.id
  const { unfolded: _, ...chosen } = userId === undefined ? {} : readChosen(userId)
  return chosen
}

type Part = 'module' | 'option' | 'widget'

/** Returns the id that an object of the file has here; undefined when it is not here. */
type IdHere = (kind: string, part: Part, former: number | string) => number | undefined

/**
 * Returns what the person has chosen, with what a file says and they have not chosen yet. Undefined if the file adds
 * nothing to it. `modules` are those of the file, and have been brought in. Throws `ApiError`.
 */
export async function chosenWithFile(
  preferences: Preferences,
  modules: readonly FileModule[],
  kinds: readonly KindTakeout[],
  reading: Reading,
): Promise<Preferences | undefined> {
  const userId = userOf(currentSession())?.id
  if (userId === undefined) return undefined
  const idHere = await findIds(modules, kinds, reading)
  const chosen = readChosen(userId)
  const both = merge(withIdsOfHere(preferences, kinds, idHere), chosen)
  return Object.keys(difference(chosen, both)).length > 0 ? both : undefined
}

/** Chooses what `chosenWithFile` returns. Returns whether that was anything new. */
export async function bringInPreferences(
  ...file: Parameters<typeof chosenWithFile>
): Promise<boolean> {
  const chosen = await chosenWithFile(...file)
  const userId = userOf(currentSession())?.id
  if (chosen === undefined || userId === undefined) return false
  writeChosen(userId, chosen)
  return true
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

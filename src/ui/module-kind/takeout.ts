import type { Dashboard } from '@daymark/api'
import type * as z from 'zod/mini'
import type { PagedList } from '../../lib/query/allPages.ts'
import type { Catalogues } from '../../lib/i18n/catalogues.ts'

/** Counted parts of each kind, the large before the small. */
export const countedParts = ['module', 'option', 'detail'] as const

/** Units in the counts that the person sees, by the key of their texts. Each kind has its own. */
export type Unit = ReturnType<typeof unitOf> | 'takeout:cards'

export function unitOf(kind: keyof Dashboard, part: (typeof countedParts)[number]) {
  return `${kind}:units.${part}` as const
}

/** An option that is there; what else it has, its kind knows. */
interface MadeOption {
  id: number
  module: number
  name: string
}

/** An option in a file. What else it has, its kind says. */
export interface TakenOption {
  name: string
}

/** A module in a file (docs/takeout.md). */
export interface TakenModule<Option = TakenOption> {
  name: string
  /** Names of its widgets; none for a module that is not on the dashboard. */
  widgets: string[]
  options: Option[]
}

/** Access of a kind to the server's data, at the pace that the server allows. Throws `ApiError`. */
export interface Reading {
  list: <Entity, Filter extends object>(
    list: PagedList<Entity, Filter>,
    filter: Filter,
  ) => Promise<Entity[]>
  /** A file, by its address; undefined when it cannot be read, which the person is then told by the name. */
  file: (url: string, name: string) => Promise<Blob | undefined>
}

/** A file as it was chosen, looked into. */
export type FileContent =
  | { kind: 'json'; value: unknown }
  | { kind: 'lines'; lines: string[] }
  | { kind: 'zip'; bytes: Uint8Array<ArrayBuffer> }

/** Why a file cannot be read; `place` is where in it, as people look for it: `Habits.csv:12`. */
export class BrokenFile extends Error {
  readonly code: BrokenFileCode
  readonly place: string | undefined
  constructor(code: BrokenFileCode, place?: string) {
    const problem = typeof code === 'string' ? code : code.ofField
    super(place === undefined ? problem : `${place}: ${problem}`)
    this.code = code
    this.place = place
  }
}

/** A text of the catalogue, or a code that forms have words for (`required`, `too_long:50`). */
export type BrokenFileCode = keyof Catalogues['takeout']['broken'] | { ofField: string }

/** The files of another app that a kind understands. */
export interface OtherApp<Option> {
  /** As its people know it; also what the modules are called that have no name of their own there. */
  name: string
  /** The modules in a file, undefined when it is not one of this app. Throws `BrokenFile`. */
  read: (content: FileContent) => TakenModule<Option>[] | undefined
}

/**
 * Writes the content of a kind to a file, and creates it from one. An option may have details: parts that are created
 * one by one after it, such as days or an image.
 */
export interface Takeout<Option extends MadeOption, Taken extends TakenOption, Detail> {
  /** What an option is in the file; nothing is made of a file that breaks it. */
  schema: z.ZodMiniType<Taken>
  /** The options of a module as the file has them. */
  write: (module: number, options: readonly Option[], reading: Reading) => Promise<Taken[]>
  detailsOf: (taken: Taken) => readonly Detail[]
  /** Returns whether an option is counted by its details alone: a picture, for instance, and not the option that has it. */
  isItsDetails?: (taken: Taken) => boolean
  /** Which details the options of a module that is there have already. */
  knownDetails: (
    module: number,
    reading: Reading,
  ) => Promise<(option: Option, detail: Detail) => boolean>
  /** Throws `ApiError`. */
  create: (module: number, taken: Taken) => Promise<Option>
  /** Throws `ApiError`. The signal ends an upload under way. */
  addDetail: (option: Option, detail: Detail, signal: AbortSignal) => Promise<unknown>
  /** Makes an option from one line of text, for a kind whose options need no more. */
  ofLine?: (line: string) => Taken
  otherApps?: readonly OtherApp<Taken>[]
}

/** A takeout seen from outside: code for every kind does not know the types of its options. */
export type AnyTakeout = Takeout<MadeOption, TakenOption, unknown>

/** Checks a takeout and hides its types from the generic code, which hands each kind only what it got from it. */
export function defineTakeout<Option extends MadeOption, Taken extends TakenOption, Detail>(
  takeout: Takeout<Option, Taken, Detail>,
): AnyTakeout {
  return takeout as unknown as AnyTakeout
}

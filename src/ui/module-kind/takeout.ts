import type { KindName } from '@daymark/api'
import type * as z from 'zod/mini'
import type { PagedList } from '../../lib/query/allPages.ts'
import type { Catalogues } from '../../lib/i18n/catalogues.ts'

/** Counted parts of each kind, the large before the small. */
export const countedParts = ['module', 'option', 'detail'] as const

/** Units in the counts that the person sees, by the key of their texts. Each kind has its own. */
export type Unit = ReturnType<typeof unitOf> | 'takeout:cards'

export function unitOf(kind: KindName, part: (typeof countedParts)[number]) {
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

/** Access of a kind to the server's data, one request after the other. Throws `ApiError`. */
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
  | { kind: 'text'; text: string }
  | { kind: 'zip'; bytes: Uint8Array<ArrayBuffer> }
  /** A database of SQLite, which only its app reads. */
  | { kind: 'database' }

/** A part of a file that is missing or left out. The rest is imported; the preview names this one. */
export interface LeftOut {
  reason: keyof Catalogues['takeout']['leftOut']
  /** Its name, or its place in the file. */
  what: string
}

/** The content of a file. */
export interface Found<Module> {
  modules: Module[]
  leftOut: LeftOut[]
}

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
  /** Returns what a file contains. Undefined if it is not one of this app. Throws `BrokenFile`. */
  read: (content: FileContent) => Found<TakenModule<Option>> | undefined
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
  /** The details of an option. A kind without details leaves out this, `knownDetails` and `addDetail`. */
  detailsOf?: (taken: Taken) => readonly Detail[]
  /** Returns whether an option is counted by its details alone: a picture, for instance, and not the option that has it. */
  isItsDetails?: (taken: Taken) => boolean
  /** Which details the options of a module that is there have already. */
  knownDetails?: (
    module: number,
    reading: Reading,
  ) => Promise<(option: Option, detail: Detail) => boolean>
  /** Throws `ApiError`. The signal ends the request. */
  create: (module: number, taken: Taken, signal: AbortSignal) => Promise<Option>
  /** Throws `ApiError`. The signal ends the request or the upload under way. */
  addDetail?: (option: Option, detail: Detail, signal: AbortSignal) => Promise<unknown>
  /** The modules are lists: the person gives them hues, and their options an order. */
  hasLists?: true
  /** Makes an option from one line of text, for a kind whose options need no more. */
  ofLine?: (line: string) => Taken
  otherApps?: readonly OtherApp<Taken>[]
}

/** A takeout seen from outside: code for every kind does not know the types of its options. */
export type AnyTakeout = Takeout<MadeOption, TakenOption, unknown>

type MemberOf<Entity> = Entity extends unknown ? keyof Entity : never

/** The members of an option that its file does not have. A file has no ids. */
export type LeftOutOfFile<Option, Taken> = Exclude<keyof Option, MemberOf<Taken> | 'id' | 'module'>

/**
 * Checks a takeout and hides its types from the generic code, which hands each kind only what it got from it. It does not
 * compile when the file has no member for one of an option, unless `Elsewhere` names it: then the file has it in another
 * form. The compiler names the member.
 */
export function defineTakeout<
  Option extends MadeOption,
  Taken extends TakenOption,
  Detail,
  Elsewhere extends keyof Option = never,
>(
  takeout: Takeout<Option, Taken, Detail> &
    ([LeftOutOfFile<Option, Taken>] extends [Elsewhere]
      ? unknown
      : { 'The file forgets': Exclude<LeftOutOfFile<Option, Taken>, Elsewhere> }),
): AnyTakeout {
  return takeout as unknown as AnyTakeout
}

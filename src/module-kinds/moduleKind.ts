import type { ApiMutation, ApiQuery, Dashboard } from '@daymark/api'
import type { ChecklistIcon, TableColumn } from '@daymark/design-system'
import type { QueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { ComponentType } from 'react'
import type * as z from 'zod/mini'
import type { ListQuery } from '../data/listQueries.ts'
import { BlockSkeleton } from '../ui/BlockSkeleton.tsx'
import type { LazyComponent } from '../ui/lazyPart.tsx'
import type { Catalogues } from '../i18n/catalogues.ts'
import { addErrorTexts } from '../forms/ownErrorTexts.ts'
import type { StartBackgroundWork } from '../offline/offline.ts'
import type { AnyTakeout } from './takeout.ts'

/** The key of a kind in the dashboard's answer; its folder and its catalogue have the same name. */
export type KindName = keyof Dashboard

export interface Named {
  id: number
  name: string
}

/** An option or a widget: belongs to a module. */
export type Part = Named & { module: number }

/** How the objects of one resource are listed, read and deleted: generated options for TanStack Query. */
export interface Collection<Entity, Filter = object> {
  list: ListQuery<Entity, Filter>
  get: (id: number) => ApiQuery<Entity>
  remove: (id: number) => ApiMutation<unknown, void>
}

/** A collection whose objects have nothing to fill in but a name. */
export type NamedCollection<Entity, Input, Filter = object> = Collection<Entity, Filter> & {
  create: () => ApiMutation<Entity, Input>
  update: (id: number) => ApiMutation<Entity, { name: string }>
}

interface OfModule {
  module: number
}

export interface OptionFormProps<Option> {
  moduleId: number
  /** The option to change; none makes a new one. */
  option?: Option
  /** Is told the name that the option has now. */
  onSaved: (name: string) => Promise<unknown> | void
}

export interface WidgetViewProps {
  widget: Part
  /** Where an option is added to the widget's module. */
  newOptionPath: string
  /** The page of the widget's module. */
  modulePath: string
}

/** How a kind begins on an empty dashboard: lines that somebody writes become its first options. */
export interface FirstRun {
  /** How many lines there are. */
  lineCount: number
  /** A line as an option takes it; an empty one is left out. */
  line: z.ZodMiniType<string, string>
  texts: (t: TFunction<'firstRun'>) => FirstRunTexts
  createOption: (moduleId: number, line: string) => Promise<unknown>
  /** Whether an option was made of this line. */
  isOption: (option: Part, line: string) => boolean
}

export interface FirstRunTexts {
  title: string
  description: string
  /** The name of a line, counted from 1. */
  line: (number: number) => string
  suggestions: readonly string[]
  /** What the module and its widget are called. */
  moduleName: string
}

/** A column of the list of options; with an `href` its cell is a link to another site. */
export type OptionColumn<Option> = TableColumn<Option> & { href?: (option: Option) => string }

type ErrorCode<Kind extends KindName> = Kind extends KindName
  ? Catalogues[Kind] extends { errors: infer Texts }
    ? keyof Texts & string
    : never
  : never

/** What a kind of module must say about itself, and nothing more. */
export interface ModuleKind<Option extends Part> {
  kind: KindName
  /** Its segment in URLs. */
  slug: string
  icon: typeof ChecklistIcon
  /** Codes of errors that only this kind's server or form has; their texts are `errors` of its catalogue. */
  errorCodes?: readonly ErrorCode<KindName>[]
  module: NamedCollection<Named, { name: string }>
  widget: NamedCollection<Part, OfModule & { name: string }, OfModule>
  option: Collection<Option, OfModule> & {
    /** What the list of options shows beside the name; `t` reads the kind's catalogue. */
    columns: (t: TFunction<KindName>) => readonly OptionColumn<Option>[]
    /** Loaded with the screen that shows it. */
    Form: ComponentType<OptionFormProps<Option>>
  }
  /** Loaded when there is no widget at all, for a kind that can begin with a few lines. */
  firstRun?: () => Promise<FirstRun>
  /** How what people have of it is taken along in a file. Loaded with the page for it. */
  takeout: () => Promise<AnyTakeout>
  /** One sign for all widgets of the kind, at the head of the dashboard; loaded when the browser is idle. */
  Summary?: LazyComponent<{ widgets: readonly Part[] }>
  /** Sections of the command palette besides the modules and widgets; loaded with the palette. */
  Commands?: LazyComponent<object>
  /** The widget on the dashboard; loaded when there is one. */
  WidgetView: LazyComponent<WidgetViewProps>
  /** The past of a widget, on a page of its own, for a kind that has one. */
  LookBack?: LazyComponent<{ widget: Part }>
  /** Begins to read what a widget shows first, before there is anything to show it in. */
  prefetchWidget?: (client: QueryClient, widget: Part) => void
  /** Its shape while it loads, if it is not a text or an image. */
  WidgetSkeleton?: ComponentType
  /** What runs beside the screens while somebody is signed in, for a kind that has such a part. */
  background?: {
    /** Called once for each person, before their first widget shows. */
    start: StartBackgroundWork
    /** Rendered over every page, for messages to the person. */
    Messages: ComponentType
  }
}

/** A kind of module seen from outside: code for every kind does not know the type of its options. */
export type AnyModuleKind = ModuleKind<Part> & { WidgetSkeleton: ComponentType }

/** Checks a descriptor and hides its type of option from the generic screens. */
export function defineModuleKind<Option extends Part>(kind: ModuleKind<Option>): AnyModuleKind {
  addErrorTexts(kind.kind, kind.errorCodes ?? [])
  // Each screen hands a kind only the options that it got from the same kind.
  return { WidgetSkeleton: BlockSkeleton, ...kind } as unknown as AnyModuleKind
}

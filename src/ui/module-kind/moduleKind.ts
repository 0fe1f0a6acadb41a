import type { ApiError, Dashboard } from '@daymark/api'
import type { ChecklistIcon, TableColumn } from '@daymark/design-system'
import type {
  QueryClient,
  UseMutationOptions,
  UseSuspenseQueryOptions,
} from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { ComponentType } from 'react'
import type * as z from 'zod/mini'
import type { PagedList } from '../../lib/query/allPages.ts'
import { BlockSkeleton } from '../BlockSkeleton.tsx'
import type { LazyComponent } from '../lazyPart.tsx'
import type { Catalogues } from '../../lib/i18n/catalogues.ts'
import { addErrorTexts } from '../../lib/forms/ownErrorTexts.ts'
import type { StartBackgroundWork } from '../../lib/offline/offline.ts'
import type { AnyTakeout } from './takeout.ts'

/** The key of a kind in the dashboard's answer; its folder and its catalogue have the same name. */
export type KindName = keyof Dashboard

export interface Named {
  id: number
  name: string
}

/** An option or a widget: belongs to a module. */
export type OptionOrWidget = Named & { module: number }

/** A generated `getGet…SuspenseQueryOptions`, without the callbacks that would tie it to one exact entity. */
type GetOptions<Entity> = (
  id: number,
) => Pick<UseSuspenseQueryOptions<Entity, ApiError>, 'queryFn' | 'queryKey'>

/** A generated `get…MutationOptions`, likewise. */
export type MutationOptionsOf<Data, Variables> = () => Pick<
  UseMutationOptions<Data, ApiError, Variables>,
  'meta' | 'mutationFn' | 'mutationKey'
>

/** Generated functions to list, read and delete the objects of one resource, with TanStack Query. */
export interface Collection<Entity, Filter = object> {
  list: PagedList<Entity, Filter>
  get: GetOptions<Entity>
  remove: MutationOptionsOf<unknown, { id: number }>
}

/** A collection whose objects have nothing to fill in but a name. */
export type NamedCollection<Entity, Input, Filter = object> = Collection<Entity, Filter> & {
  create: MutationOptionsOf<Entity, { data: Input }>
  update: MutationOptionsOf<Entity, { id: number; data: { name: string } }>
  /** The request behind `create`, for code outside React. */
  send: (input: Input) => Promise<Entity>
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
  widget: OptionOrWidget
  /** Where an option is added to the widget's module. */
  newOptionPath: string
  /** The page of the widget's module. */
  modulePath: string
}

/** The form of a kind on an empty dashboard. Lines that the person writes become its first options. */
export interface FirstRun {
  /** How many lines there are. */
  lineCount: number
  /** A line as an option takes it; an empty one is left out. */
  line: z.ZodMiniType<string, string>
  texts: (t: TFunction<'firstRun'>) => FirstRunTexts
  createOption: (moduleId: number, line: string) => Promise<unknown>
  /** Returns whether an option was made of this line. */
  isOption: (option: OptionOrWidget, line: string) => boolean
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

type ErrorCode<Kind extends KindName> = Kind extends KindName
  ? Catalogues[Kind] extends { errors: infer Texts }
    ? keyof Texts & string
    : never
  : never

/** Everything that a kind of module defines. */
export interface ModuleKind<Option extends OptionOrWidget> {
  kind: KindName
  /** Its segment in URLs. */
  slug: string
  icon: typeof ChecklistIcon
  /** Codes of errors that only this kind's server or form has; their texts are `errors` of its catalogue. */
  errorCodes?: readonly ErrorCode<KindName>[]
  module: NamedCollection<Named, { name: string }>
  widget: NamedCollection<OptionOrWidget, OfModule & { name: string }, OfModule>
  option: Collection<Option, OfModule> & {
    /** What the list of options shows beside the name; `t` reads the kind's catalogue. */
    columns: (t: TFunction<KindName>) => readonly TableColumn<Option>[]
    /** Loaded with the screen that shows it. */
    Form: LazyComponent<OptionFormProps<Option>>
  }
  /** Loaded when the dashboard has no widgets, for a kind that can begin with a few lines. */
  firstRun?: () => Promise<FirstRun>
  /** Exports and imports the content of the kind. Loaded with the page for it. */
  takeout: () => Promise<AnyTakeout>
  /** One sign for all widgets of the kind, at the head of the dashboard; loaded when the browser is idle. */
  Summary?: LazyComponent<{ widgets: readonly OptionOrWidget[] }>
  /** Shown once below all widgets, for example what signs mean; loaded when the browser is idle. */
  Foot?: LazyComponent<object>
  /** Sections of the command palette besides the modules and widgets; loaded with the palette. */
  Commands?: LazyComponent<{ typed: string }>
  /** The widget on the dashboard; loaded when there is one. */
  WidgetView: LazyComponent<WidgetViewProps>
  /** The past of a widget, on a page of its own, for a kind that has one. */
  LookBack?: LazyComponent<{ widget: OptionOrWidget }>
  /** Begins to read what a widget shows first, before there is anything to show it in. */
  prefetchWidget?: (client: QueryClient, widget: OptionOrWidget) => Promise<unknown>
  /** Its shape while it loads, if it is not a text or an image. */
  WidgetSkeleton?: ComponentType
  /** Starts what runs beside the screens. Called once for each person, before their first widget shows. */
  startInBackground?: StartBackgroundWork
}

/** A kind of module seen from outside: code for every kind does not know the type of its options. */
export type AnyModuleKind = ModuleKind<OptionOrWidget> & { WidgetSkeleton: ComponentType }

/** Checks a descriptor and hides its type of option from the generic screens. */
export function defineModuleKind<Option extends OptionOrWidget>(
  kind: ModuleKind<Option>,
): AnyModuleKind {
  addErrorTexts(kind.kind, kind.errorCodes ?? [])
  // Each screen hands a kind only the options that it got from the same kind.
  return { WidgetSkeleton: BlockSkeleton, ...kind } as unknown as AnyModuleKind
}

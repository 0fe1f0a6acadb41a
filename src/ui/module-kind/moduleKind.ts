import type { ApiError, KindName } from '@daymark/api'
import type { ChecklistIcon, ListHue, RowTableColumn } from '@daymark/design-system'
import type {
  QueryClient,
  UseMutationOptions,
  UseSuspenseQueryOptions,
} from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { ComponentType, KeyboardEvent, ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { PagedList } from '../../lib/query/allPages.ts'
import type { Changeable } from '../../lib/query/editing.ts'
import { BlockCardSkeleton } from '../BlockSkeleton.tsx'
import type { LazyComponent } from '../lazyPart.tsx'
import type { Catalogues } from '../../lib/i18n/catalogues.ts'
import { addErrorTexts } from '../../lib/forms/ownErrorTexts.ts'
import type { AnyTakeout } from './takeout.ts'

/** The key of a kind in the dashboard's answer; its folder and its catalogue have the same name. */
export type { KindName }

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
  'mutationFn' | 'mutationKey'
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
  change: Changeable<Entity, { name: string }>
  /** The request behind `create`, for code outside React. */
  send: (input: Input, signal?: AbortSignal) => Promise<Entity>
}

interface OfModule {
  module: number
}

/** Is told the name that a part has now, and whether another device had changed something else about it. */
export type OnSaved = (name: string, isChangedElsewhere?: boolean) => Promise<unknown> | void

export interface OptionFormProps<Option> {
  moduleId: number
  /** The option to change; none makes a new one. */
  option?: Option
  onSaved: OnSaved
}

/** What the rows of a kind's options show besides the name. */
export interface RowFacts<Option> {
  columns: readonly RowTableColumn<Option>[]
  /** The name is the text itself, which is shown as a quotation. */
  isNameQuoted?: (option: Option) => boolean
  /** The sign before the name, where people cannot put the rows in order. */
  lead?: { header: string; cell: (option: Option) => ReactNode }
  /** The name under which the order of the rows is stored, and the title of the dialog that changes it. */
  order?: { list: string; title: string }
  /** What the row that adds one says while it is the only row. */
  emptyLabel?: string
}

export interface RowFactsProps<Option> {
  module: number
  options: readonly Option[]
  children: (facts: RowFacts<Option>) => ReactNode
}

export interface OptionProps<Option> {
  option: Option
}

export interface NewHueProps {
  /** Undefined until one is chosen. */
  value: ListHue | undefined
  onChange: (hue: ListHue) => void
}

/** What every menu of a card or of one of its rows asks. */
export type PartQuestion = 'rename' | 'arrange' | 'delete'

export interface WidgetQuestionProps {
  question: PartQuestion
  subject: { widget: OptionOrWidget }
  onClose: () => void
  /** Finds the element that gets the focus after a deletion. @default the heading of the page */
  findFocus?: () => HTMLElement | null
  /** Called after a deletion, for example to leave the page of the widget. */
  onDeleted?: () => Promise<unknown>
}

/** Puts an option away, or brings it back. */
export interface ArchiveOffer {
  label: string
  /** Why it is better than deleting it. Undefined for an option that is archived. */
  insteadOfDeletion?: string
  isPending: boolean
  /** Says what was done, and resolves to whether it was. */
  start: () => Promise<boolean>
}

export interface ArchiveOfferProps<Option> {
  option: Option
  /** Called with nothing where the backend has no archive. */
  children: (offer: ArchiveOffer | undefined) => ReactNode
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
  /** The lines, to write on. */
  Lines: ComponentType<FirstRunLinesProps>
  createOption: (moduleId: number, line: string) => Promise<unknown>
  /** Makes an option of a picture, or what is missing of one of those that are there. Throws `ApiError`. */
  addPicture?: (
    moduleId: number,
    picture: File,
    options: readonly OptionOrWidget[],
  ) => Promise<unknown>
  /** Returns whether an option was made of this line. */
  isOption: (option: OptionOrWidget, line: string) => boolean
}

export interface FirstRunLinesProps {
  t: TFunction<'firstRun'>
  form: UseFormReturn<Record<string, string>>
  /** The fields of the lines that are shown. */
  names: readonly string[]
  /** The name of a line, counted from 1. */
  label: (number: number) => string
  /** Words that can be chosen for a line. */
  suggestions: readonly string[]
  /** Takes a line away. */
  onRemove: (index: number) => void
  onKeyDown: (event: KeyboardEvent, index: number) => void
  /** What is shown instead of words, for a kind that adds pictures. */
  picture: File | undefined
  onPicture: (picture: File | undefined) => void
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

export interface DayHeadProps {
  widgets: readonly OptionOrWidget[]
  /** Is told what the parts of the head are, and again when they change. Stays the same function. */
  onParts: (parts: DayParts) => void
}

/** What a kind says of the day, in the parts of the head. */
export interface DayParts {
  title: ReactNode
  /** Follows the date on its line. */
  line: ReactNode
  ring: ReactNode
  strip: ReactNode
  /** Returns the line below that of today's date. It greets as long as nothing of the day is done. */
  renderSecondLine: (greeting: string | undefined) => ReactNode
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
  module: NamedCollection<Named, { name: string }> & {
    /** Shown before the name, in the table of modules and on the page of the module, where it is large. Loaded with both. */
    Sign: LazyComponent<{ module: number; isLarge?: boolean }>
    /** How far a module is, or how much it has, in a few words beside its name. Loaded with `Sign`. */
    State: LazyComponent<{ module: number }>
    /** `GroupRow` elements and others for what only this kind has. The widget is the first one of the module. */
    Settings?: LazyComponent<{ module: Named; widget: OptionOrWidget | undefined }>
    /** Returns the hue of a module from those that were chosen, for a kind with hues. */
    hueOf?: (module: number, chosen: Readonly<Record<string, string>>) => ListHue
    /** Chooses the hue of a new module, for a kind with hues. */
    NewHue?: LazyComponent<NewHueProps>
    /** Called once a module was made on this device, with the hue that was chosen for it. */
    onCreated?: (client: QueryClient, module: number, hue?: ListHue) => void
  }
  widget: NamedCollection<OptionOrWidget, OfModule & { name: string }, OfModule> & {
    /** Asks what the menu of a card asks: before a deletion it says what ends with the widget, and takes that back. */
    Question: LazyComponent<WidgetQuestionProps>
  }
  option: Collection<Option, OfModule> & {
    /** Hands what the rows of options show to the page of their module. Loaded with that page. */
    Facts: LazyComponent<RowFactsProps<Option>>
    rename: Changeable<Option, { name: string }>
    /** Loaded with the screen that shows it. */
    Form: LazyComponent<OptionFormProps<Option>>
    /** How it is with an option, in a few words below its name. Loaded with `Form`. */
    State?: LazyComponent<OptionProps<Option>>
    /** `GroupRow` elements for what is set or kept apart from the form. Loaded with `Form`. */
    Settings?: LazyComponent<OptionProps<Option>>
  }
  /** For a kind whose options can be put away without losing their history. */
  archive?: {
    isArchived: (option: Option) => boolean
    /** The archived options of a module, with a way back. */
    List: LazyComponent<{ options: readonly Option[] }>
    /** Hands what can be done with an option to the page that shows it. */
    Offer: LazyComponent<ArchiveOfferProps<Option>>
  }
  /** Loaded when the dashboard has no widgets, for a kind that can begin with a few lines. */
  firstRun?: () => Promise<FirstRun>
  /** Exports and imports the content of the kind. Loaded with the page for it. */
  takeout: () => Promise<AnyTakeout>
  /** Counts what all widgets of the kind have of the day, for the head of the dashboard; loaded when the browser is idle. */
  DayHead?: LazyComponent<DayHeadProps>
  /** Sections of the command palette besides the modules and widgets; loaded with the palette. */
  Commands?: LazyComponent<{ typed: string }>
  /** The widget on the dashboard; loaded when there is one. */
  WidgetView: LazyComponent<WidgetViewProps>
  /** The page of the past of all widgets, or of one module, for a kind that has one. */
  History?: LazyComponent<{
    widgets: readonly OptionOrWidget[]
    module?: number | undefined
  }>
  /** Begins to read what a widget shows first, before there is anything to show it in. */
  prefetchWidget?: (client: QueryClient, widget: OptionOrWidget) => Promise<unknown>
  /** The shape of its card while it loads, if it is not that of a text or an image. The name may not be known yet. */
  WidgetSkeleton?: ComponentType<{ name?: string }>
  /** Registers mutations by their keys, so that those that were left on this device can continue. Called once, at the start. */
  registerMutations?: (client: QueryClient) => void
}

/** A kind of module seen from outside: code for every kind does not know the type of its options. */
export type AnyModuleKind = ModuleKind<OptionOrWidget> & {
  WidgetSkeleton: ComponentType<{ name?: string }>
}

/** Checks a descriptor and hides its type of option from the generic screens. */
export function defineModuleKind<Option extends OptionOrWidget>(
  kind: ModuleKind<Option>,
): AnyModuleKind {
  addErrorTexts(kind.kind, kind.errorCodes ?? [])
  // Each screen hands a kind only the options that it got from the same kind.
  return { WidgetSkeleton: BlockCardSkeleton, ...kind } as unknown as AnyModuleKind
}

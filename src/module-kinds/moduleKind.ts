import type { ContentResource, Dashboard } from '@daymark/api'
import type { ChecklistIcon, TableColumn } from '@daymark/design-system'
import type { TFunction } from 'i18next'
import type { ComponentType, ReactNode } from 'react'

/** The key of a kind in the dashboard's answer; its folder and its catalogue have the same name. */
export type KindName = keyof Dashboard

export type Named = { id: number; name: string }

/** An option or a widget: belongs to a module. */
export type Part = Named & { module: number }

export type Page<Entity> = { pageCount: number; results: Entity[] }

/** `page` is counted from 1; a server may ignore `page_size` (ruling 8). */
export type PageParams = { page?: number | 'last'; page_size?: number }

type CallOptions = { signal?: AbortSignal }

/** How the objects of one resource are listed, read and deleted; every call throws `ApiError`. */
export type Collection<Entity, Filter = object> = {
  resource: ContentResource
  list: (params: PageParams & Filter, options?: CallOptions) => Promise<Page<Entity>>
  get: (id: number, options?: CallOptions) => Promise<Entity>
  remove: (id: number) => Promise<void>
}

/** A collection whose objects have nothing to fill in but a name. */
export type NamedCollection<Entity, Input, Filter = object> = Collection<Entity, Filter> & {
  create: (input: Input) => Promise<Entity>
  update: (id: number, input: { name: string }) => Promise<Entity>
}

type OfModule = { module: number }

export type OptionFormProps<Option> = {
  moduleId: number
  /** The option to change; none makes a new one. */
  option?: Option
  /** Further buttons beside the one that saves. */
  actions?: ReactNode
  onSaved: () => void
}

export type WidgetViewProps = {
  widget: Part
  /** Where an option is added to the widget's module. */
  newOptionPath: string
}

/** What a kind of module must say about itself, and nothing more. */
export type ModuleKind<Option extends Part> = {
  kind: KindName
  /** Its segment in URLs. */
  slug: string
  icon: typeof ChecklistIcon
  module: NamedCollection<Named, { name: string }>
  widget: NamedCollection<Part, OfModule & { name: string }, OfModule>
  option: Collection<Option, OfModule> & {
    /** What the list of options shows beside the name; `t` reads the kind's catalogue. */
    columns: (t: TFunction<KindName>) => readonly TableColumn<Option>[]
    /** Loaded with the screen that shows it. */
    Form: ComponentType<OptionFormProps<Option>>
  }
  /** The widget on the dashboard; loaded when there is one. */
  WidgetView: ComponentType<WidgetViewProps>
  /** Its shape while it loads. */
  WidgetSkeleton: ComponentType
}

/** A kind whose type of option is nobody's business but its own. */
export type AnyModuleKind = ModuleKind<Part>

/** Checks a descriptor and hides its type of option from the generic screens. */
export function defineModuleKind<Option extends Part>(kind: ModuleKind<Option>): AnyModuleKind {
  // Each screen hands a kind only the options that it got from the same kind.
  return kind as unknown as AnyModuleKind
}

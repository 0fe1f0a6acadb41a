import type { AnyModuleKind, OptionOrWidget } from '../../ui/module-kind/moduleKind.ts'

/** A widget of the dashboard, and what its kind knows about it. */
export interface PlacedWidget {
  kind: AnyModuleKind
  widget: OptionOrWidget
}

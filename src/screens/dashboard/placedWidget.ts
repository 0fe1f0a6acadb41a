import type { AnyModuleKind, Part } from '../../module-kinds/moduleKind.ts'

/** A widget of the dashboard, and what its kind knows about it. */
export interface PlacedWidget {
  kind: AnyModuleKind
  widget: Part
}

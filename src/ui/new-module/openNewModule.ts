import { createPersonalStore } from '../../lib/store.ts'
import type { AnyModuleKind } from '../module-kind/moduleKind.ts'

/** The kind of which the person creates a module. */
export const openedNewModule = createPersonalStore<AnyModuleKind | undefined>(undefined)

/** Asks for the name of a new module, over whatever page is open. */
export const openNewModule = (kind: AnyModuleKind): void => openedNewModule.set(kind)

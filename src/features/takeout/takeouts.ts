import type { AnyModuleKind } from '../../ui/module-kind/moduleKind.ts'
import { moduleKinds } from '../moduleKinds.ts'
import type { AnyTakeout } from '../../ui/module-kind/takeout.ts'

/** A kind, with the functions that export and import its content. */
export interface KindTakeout {
  kind: AnyModuleKind
  takeout: AnyTakeout
}

export async function loadTakeouts(): Promise<KindTakeout[]> {
  return Promise.all(
    Object.values(moduleKinds).map(async (kind) => ({ kind, takeout: await kind.takeout() })),
  )
}

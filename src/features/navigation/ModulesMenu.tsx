import type { ReactElement } from 'react'
import { lazyComponent } from '../../ui/lazyPart.tsx'
import { LazyMenu } from '../../ui/menu/LazyMenu.tsx'

const ModuleItems = lazyComponent(async () => (await import('./ModuleItems.tsx')).ModuleItems)

interface Props {
  /** The button that opens it. */
  trigger: ReactElement
}

/** The person's own modules. */
export function ModulesMenu({ trigger }: Props) {
  return (
    <LazyMenu trigger={trigger} fetch={ModuleItems.preload}>
      <ModuleItems />
    </LazyMenu>
  )
}

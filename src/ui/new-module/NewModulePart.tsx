import { useStore } from '../../lib/store.ts'
import { lazyPart } from '../lazyPart.tsx'
import { MissingPart } from '../MissingPart.tsx'
import { openedNewModule } from './openNewModule.ts'

const NewModuleDialog = lazyPart(
  async () => (await import('./NewModuleDialog.tsx')).NewModuleDialog,
  { renderMissing: ({ onClose }) => <MissingPart onClose={onClose} /> },
)

const close = () => openedNewModule.set(undefined)

/** Shows the form of a new module that was asked for, over the page. */
export function NewModulePart() {
  const kind = useStore(openedNewModule)
  return kind && <NewModuleDialog key={kind.kind} kind={kind} onClose={close} />
}

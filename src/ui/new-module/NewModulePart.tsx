import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from '../../lib/store.ts'
import { lazyPart } from '../lazyPart.tsx'
import { toasts } from '../toasts.ts'
import { openedNewModule } from './openNewModule.ts'

const NewModuleDialog = lazyPart(
  async () => (await import('./NewModuleDialog.tsx')).NewModuleDialog,
  { renderMissing: () => <Missing /> },
)

const close = () => openedNewModule.set(undefined)

/** Shows the form of a new module that was asked for, over the page. */
export function NewModulePart() {
  const kind = useStore(openedNewModule)
  return kind && <NewModuleDialog key={kind.kind} kind={kind} onClose={close} />
}

/** Replaces a form that could not be fetched. The next press asks again. */
function Missing() {
  const { t } = useTranslation('shell')
  useEffect(() => {
    toasts.show({ tone: 'danger', title: t('partMissing') })
    close()
  })
  return null
}

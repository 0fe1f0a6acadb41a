import { Dialog } from '@daymark/design-system'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { dashboardWidgetPath } from '../../paths.ts'
import { toasts } from '../toasts.ts'
import type { AnyModuleKind } from '../module-kind/moduleKind.ts'
import { NewModuleForm } from './NewModuleForm.tsx'
import './texts.ts'

interface Props {
  kind: AnyModuleKind
  onClose: () => void
}

/** Asks for the name of a new module, and leads to its place on the dashboard. */
export function NewModuleDialog({ kind, onClose }: Props) {
  const { t } = useTranslation(['shell', 'newModule'])
  const { t: ofKind } = useTranslation(kind.kind)
  const navigate = useNavigate()
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={ofKind('module.new')}
      closeLabel={t('close')}
      isDismissable
    >
      <NewModuleForm
        kind={kind}
        onCancel={onClose}
        onMade={({ module: { name }, widget }) => {
          // The focus stays inside the dialog until it is gone.
          flushSync(onClose)
          if (widget === undefined) return undefined
          toasts.show({ tone: 'success', title: t('newModule:added', { name }) })
          return navigate(dashboardWidgetPath(kind.kind, widget.id), {
            state: { isNew: true },
            // At once, so that the focus goes to the new one and not back to what opened the dialog.
            flushSync: true,
          })
        }}
      />
    </Dialog>
  )
}

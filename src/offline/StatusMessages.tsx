import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { toasts } from '../ui/toasts.ts'
import { onOutcome } from './offline.ts'

/** Says what became of changes that did not simply succeed, on whatever page the person is by then. */
export function StatusMessages() {
  const { t } = useTranslation('dailyTodos')
  useEffect(
    () =>
      onOutcome(({ kind, change: { name }, item }) => {
        if (kind === 'refused') {
          toasts.show({
            tone: 'danger',
            title: t('widget.refused', { name }),
            description: t('widget.refusedText'),
          })
          return
        }
        toasts.show({
          title: t('widget.overtaken', { name }),
          description: t('widget.overtakenText', {
            status: t(`widget.status.${item?.status ?? 'todo'}`),
          }),
        })
      }),
    [t],
  )
  return null
}

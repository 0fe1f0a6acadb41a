import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { tell as show } from '../../ui/toasts.ts'
import { takeOutcomes } from './statusMutation.ts'

/** Says what became of choices that did not simply succeed, on whatever page the person is by then. */
export function StatusMessages() {
  const { t } = useTranslation('dailyTodos')
  const client = useQueryClient()

  useEffect(() => {
    function tell() {
      for (const { kind, name, date, status } of takeOutcomes(client)) {
        if (kind === 'refused') {
          show({
            tone: 'danger',
            title: t('widget.refused', { name }),
            description: t('widget.refusedText', { day: date }),
          })
        } else {
          show({
            title: t('widget.overtaken', { name }),
            description: t('widget.overtakenText', {
              day: date,
              status: t(`widget.status.${status}`),
            }),
          })
        }
      }
    }
    tell()
    return client.getMutationCache().subscribe(({ type }) => {
      if (type === 'updated') tell()
    })
  }, [client, t])
  return null
}

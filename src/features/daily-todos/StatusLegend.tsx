import { Legend, WaitIcon } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { statuses } from './statuses.tsx'
import { usePendingChanges } from './statusMutation.ts'

/** Explains the pictures in the lists, once for the page. */
export function StatusLegend() {
  const { t } = useTranslation('dailyTodos')
  const isWaiting = usePendingChanges().some(({ hasWaited }) => hasWaited)
  return (
    <Legend
      entries={[
        ...statuses.map(({ value, icon }) => ({ icon, label: t(`widget.status.${value}`) })),
        ...(isWaiting ? [{ icon: <WaitIcon size="small" />, label: t('widget.waitingSign') }] : []),
      ]}
    />
  )
}

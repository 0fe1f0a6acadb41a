import { useTranslation } from 'react-i18next'
import { useWait } from '../../../lib/offline/connection.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'

/** Says that not all days could be loaded, and offers to try again. */
export function HistoryFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('history')
  const wait = useWait()
  const isConnectionLost = wait !== undefined && wait.kind !== 'busy'
  return <LoadFailure text={t(isConnectionLost ? 'offline' : 'missing')} onRetry={onRetry} />
}

import { secondsUntilFree } from '@daymark/api'
import { useTranslation } from 'react-i18next'

/** Returns when a server that is busy wants to be asked again, in words. Undefined for any other error. */
export function useBusyText(error: unknown): string | undefined {
  const { t } = useTranslation('shell')
  const seconds = secondsUntilFree(error)
  return seconds === undefined ? undefined : t('busy', { count: Math.ceil(seconds / 60) })
}

import { Banner, Button } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useBusyText } from './useBusyText.ts'

interface Props {
  text: string
  /** Why it could not be loaded. */
  error?: unknown
  onRetry: () => void
}

/** Something could not be loaded: says so, and when to try again if the server is busy, and offers to try again. */
export function LoadFailure({ text, error, onRetry }: Props) {
  const { t } = useTranslation('shell')
  const busyText = useBusyText(error)
  return (
    <Banner
      tone="danger"
      role="alert"
      action={
        <Button size="small" onPress={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {busyText === undefined ? text : `${text} ${busyText}`}
    </Banner>
  )
}

import { Banner, Button } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'

/** Something could not be loaded: says so and offers to try again. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation('shell')
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
      {text}
    </Banner>
  )
}

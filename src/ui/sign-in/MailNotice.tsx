import { Banner, Link, LiveRegion } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useMailDelivery } from '../../lib/session/mailDelivery.ts'
import './texts.ts'

/** Says when the e-mail with the code may be late or does not come at all, and offers the next step. */
export function MailNotice({ beginAgainPath }: { beginAgainPath: string }) {
  const { t } = useTranslation('signIn')
  const state = useMailDelivery()
  return (
    <LiveRegion>
      {state === 'delayed' && <Banner tone="warning">{t('mail.delayed')}</Banner>}
      {state === 'refused' && (
        <Banner
          tone="danger"
          action={
            <Link variant="standalone" href={beginAgainPath}>
              {t('expired.link')}
            </Link>
          }
        >
          {t('mail.refused')}
        </Banner>
      )}
    </LiveRegion>
  )
}

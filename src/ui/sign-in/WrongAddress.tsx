import { Banner, Link } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { otherAddress } from '../../lib/session/installation.ts'
import './texts.ts'

/** Says that no one can log in at this address, because the server is set up for another one. */
export function WrongAddress() {
  const { t } = useTranslation('signIn')
  const address = otherAddress()
  if (address === undefined) return null
  const opened = location.origin
  return (
    <Banner
      tone="danger"
      title={t('wrongAddress.title', { opened })}
      action={
        <Link variant="standalone" href={address + location.pathname}>
          {t('wrongAddress.link', { address })}
        </Link>
      }
    >
      {t('wrongAddress.text', { address, opened })}
    </Banner>
  )
}

import { Banner, Button } from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dismissInstallOffer, mayOfferInstall } from '../../preferences/installOffer.ts'
import { useInstallPrompt } from '../../shell/useInstallPrompt.ts'
import { utcToday } from '../../ui/days.ts'

/** Offers to install the app where the browser can; it stands last, so that it moves nothing. */
export function InstallOffer() {
  const { t } = useTranslation('dashboard')
  const prompt = useInstallPrompt()
  const [isWelcome, setWelcome] = useState(() => mayOfferInstall(utcToday()))
  if (!isWelcome || prompt === undefined) return null

  function dismiss() {
    dismissInstallOffer()
    setWelcome(false)
  }

  return (
    <Banner
      title={t('install.title')}
      action={
        <Button
          onPress={() => {
            // The browser asks once more, and takes each offer once.
            setWelcome(false)
            void prompt.prompt()
          }}
        >
          {t('install.action')}
        </Button>
      }
      dismissLabel={t('install.dismiss')}
      onDismiss={dismiss}
    >
      {t('install.text')}
    </Banner>
  )
}
